/** What a token says of itself, unverified; nothing in one that only the server can read. */
export function payloadOf(token = ''): { kind?: unknown; sub?: unknown } {
  const encoded = token.split('.')[1] ?? '';
  try {
    const json = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(json) ?? {}) as { kind?: unknown; sub?: unknown };
  } catch {
    return {};
  }
}
