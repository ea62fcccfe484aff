type TokenKind = 'HUMAN' | 'STAFF';

function payloadOf(token: string): unknown {
  const encoded = token.split('.')[1] ?? '';
  return JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
}

/** Whose token it is, unverified: it only chooses where to refresh, the server decides the rest. */
export function tokenKind(token: string): TokenKind {
  try {
    const payload = payloadOf(token) as { kind?: unknown } | null;
    return payload?.kind === 'STAFF' ? 'STAFF' : 'HUMAN';
  } catch {
    return 'HUMAN';
  }
}
