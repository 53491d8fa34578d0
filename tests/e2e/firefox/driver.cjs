// Playwright drives an installed Firefox by WebDriver BiDi. It asks for media features that the extended support release does
// not know, and its tap() is empty there: both are mended in the driver's source while it is read.
const Module = require('module');
const fs = require('fs');

const load = Module._extensions['.js'];
const ASKS = /(\.send\("emulation\.setMediaFeaturesOverride", \{[^;]*?\}\));/g;
const EMPTY_TAP = /async tap\(progress2, x, y, modifiers\) \{\s*\}/;
const TAP = `async tap(progress, x, y) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: 40 },
    { type: 'pointerUp', button: 0 },
  ];
  const finger = { type: 'pointer', id: 'touch', parameters: { pointerType: 'touch' }, actions };
  await progress.race(this._session.send('input.performActions', { context: this._session.sessionId, actions: [finger] }));
}`;

Module._extensions['.js'] = (module, file) => {
  if (!file.endsWith('coreBundle.js')) return load(module, file);
  const source = fs.readFileSync(file, 'utf8').replace(ASKS, '$1.catch(() => {});');
  const touch = source.indexOf('RawTouchscreenImpl2 = class');
  module._compile(source.slice(0, touch) + source.slice(touch).replace(EMPTY_TAP, TAP), file);
};
