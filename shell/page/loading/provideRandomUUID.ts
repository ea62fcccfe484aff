const randomUUID = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The fourth version of RFC 9562.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const part = (from: number, to: number) => text.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}` as const;
};

/**
 * Gives every remote the `crypto.randomUUID` that browsers have over https and for localhost only: the
 * show of a product at an address of the local network is plain http.
 */
export function provideRandomUUID() {
  if (typeof crypto.randomUUID !== 'function') Object.assign(crypto, { randomUUID });
}
