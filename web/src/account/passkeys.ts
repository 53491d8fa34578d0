/** Creates and uses passkeys. Options and results are JSON, as the server sends and expects them. */

type Json = Record<string, unknown>;

/** Why passkeys cannot be used here, or null if they can. */
export function missingReason(): 'missing' | 'insecure' | 'number' | null {
  if (!isSecureContext) return 'insecure';
  if (typeof PublicKeyCredential === 'undefined' || !navigator.credentials) return 'missing';
  return /^[\d.]+$|^\[/.test(location.hostname) ? 'number' : null;
}

export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function encodeBase64Url(bytes: ArrayBuffer | null | undefined): string | null {
  if (!bytes) return null;
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const descriptors = (known: unknown): PublicKeyCredentialDescriptor[] =>
  ((known ?? []) as { id: string }[]).map(({ id }) => ({ id: decodeBase64Url(id), type: 'public-key' }));

function credentialJson(made: Credential | null, response: Json): Json {
  const { id, rawId, type } = made as PublicKeyCredential;
  return { id, rawId: encodeBase64Url(rawId), type, response };
}

/** The browser asks the user for permission. */
export async function createPasskey(options: Json): Promise<Json> {
  const user = options['user'] as { id: string };
  const publicKey = {
    ...options,
    challenge: decodeBase64Url(options['challenge'] as string),
    user: { ...user, id: decodeBase64Url(user.id) },
    excludeCredentials: descriptors(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey });
  const { clientDataJSON, attestationObject } = (made as PublicKeyCredential)
    .response as AuthenticatorAttestationResponse;
  return credentialJson(made, {
    clientDataJSON: encodeBase64Url(clientDataJSON),
    attestationObject: encodeBase64Url(attestationObject),
  });
}

/** The user picks the passkey. */
export async function signChallenge(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: decodeBase64Url(options['challenge'] as string),
    allowCredentials: [],
  } as PublicKeyCredentialRequestOptions;
  const signed = await navigator.credentials.get({ publicKey });
  const { clientDataJSON, authenticatorData, signature, userHandle } = (signed as PublicKeyCredential)
    .response as AuthenticatorAssertionResponse;
  return credentialJson(signed, {
    clientDataJSON: encodeBase64Url(clientDataJSON),
    authenticatorData: encodeBase64Url(authenticatorData),
    signature: encodeBase64Url(signature),
    userHandle: encodeBase64Url(userHandle),
  });
}

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** A default name for the passkey of this device. */
export const deviceName = (agent = navigator.userAgent): string =>
  DEVICES.find(([mark]) => mark.test(agent))?.[1] ?? '';
