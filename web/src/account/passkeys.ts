/** Passkeys: the browser is asked to make one or to let one sign, in the words of JSON. */

type Words = Record<string, unknown>;

/** Why there are none here; null where there are. */
export function whyNone(): 'missing' | 'insecure' | 'number' | null {
  if (!isSecureContext) return 'insecure';
  if (typeof PublicKeyCredential === 'undefined' || !navigator.credentials) return 'missing';
  return /^[\d.]+$|^\[/.test(location.hostname) ? 'number' : null;
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer | null | undefined): string | null {
  if (!bytes) return null;
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const described = (known: unknown): PublicKeyCredentialDescriptor[] =>
  ((known ?? []) as { id: string }[]).map(({ id }) => ({ id: bytesOf(id), type: 'public-key' }));

function told(made: Credential | null, response: Words): Words {
  const { id, rawId, type } = made as PublicKeyCredential;
  return { id, rawId: textOf(rawId), type, response };
}

/** What the device made, as the server reads it; the browser asks its owner first. */
export async function make(options: Words): Promise<Words> {
  const user = options['user'] as { id: string };
  const publicKey = {
    ...options,
    challenge: bytesOf(options['challenge'] as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: described(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey });
  const { clientDataJSON, attestationObject } = (made as PublicKeyCredential)
    .response as AuthenticatorAttestationResponse;
  return told(made, { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) });
}

/** What one of its passkeys signed, whichever its owner chose. */
export async function sign(options: Words): Promise<Words> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options['challenge'] as string),
    allowCredentials: [],
  } as PublicKeyCredentialRequestOptions;
  const signed = await navigator.credentials.get({ publicKey });
  const { clientDataJSON, authenticatorData, signature, userHandle } = (signed as PublicKeyCredential)
    .response as AuthenticatorAssertionResponse;
  return told(signed, {
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    userHandle: textOf(userHandle),
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

/** What this device may be called until its owner calls it something else. */
export const deviceName = (agent = navigator.userAgent): string =>
  DEVICES.find(([mark]) => mark.test(agent))?.[1] ?? '';
