const { TestEnvironment } = require('jest-environment-jsdom');

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

/** jsdom has no fetch classes, and the libraries' CommonJS builds stand behind the node condition. */
module.exports = class JsdomWithFetch extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of borrowed) this.global[name] = globalThis[name];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
