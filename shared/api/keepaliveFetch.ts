/** Sends a call that goes on when its page is left. */
export const keepaliveFetch: typeof fetch = (address, init) =>
  fetch(address, { ...init, keepalive: true });
