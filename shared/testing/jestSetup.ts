import '@testing-library/jest-dom';

// jsdom draws nothing, so it does not know where text is; what edits texts asks.
if ('Range' in globalThis) {
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
  document.elementFromPoint = () => null;
}
