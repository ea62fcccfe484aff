import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

/** Whether the library is asking again and again; it says so to itself alone. */
function isPolled() {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config && !!config._disableExpensiveErrorDiagnostics
  );
}

configure(({ getElementError }) => ({
  // A busy machine takes longer to get there: what never comes ends with the test’s own limit.
  asyncUtilTimeout: 30_000,
  // What waits fails twenty times a second, and only its last failure is read: by itself each prints the page.
  getElementError(message, container) {
    if (!isPolled()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

// jsdom draws nothing, so it does not know where text is; what edits texts asks.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});
document.elementFromPoint = () => null;

// For its warnings React notes where each element was made, a tenth of the time of a screen's test: it
// stops by itself at ten thousand. Warnings still name the component.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
  });
