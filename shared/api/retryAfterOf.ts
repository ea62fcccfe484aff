/** Milliseconds that a server asks to wait: `Retry-After` has seconds, or the moment. */
export function retryAfterOf(headers: Headers): number | undefined {
  const asked = headers.get('retry-after');
  if (!asked) return undefined;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
