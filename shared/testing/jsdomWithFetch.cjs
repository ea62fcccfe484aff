const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');
const quickStyles = require('./quickStyles.cjs');

const borrowed = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'fetch',
  'structuredClone',
];

/** What roles there are: tables in 150 files, the same for every test that finds by role. */
const ariaQuery = createRequire(require.resolve('@testing-library/dom'))('aria-query');

/** jsdom has no fetch classes and reads no bytes of a file, and the libraries' CommonJS builds stand behind the node condition. */
module.exports = class JsdomWithFetch extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of borrowed) this.global[name] = globalThis[name];
    this.global.ariaQuery = ariaQuery;
    quickStyles(this.global);
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer ??= function arrayBuffer() {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
