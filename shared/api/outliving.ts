/** Sends a call that goes on when its page is left. */
export const outliving: typeof fetch = (address, init) =>
  fetch(address, { ...init, keepalive: true });
