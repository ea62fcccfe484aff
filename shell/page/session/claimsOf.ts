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

interface Claims {
  kind: 'HUMAN' | 'STAFF';
  /** Whose token it is; nothing in one that only the server can read. */
  subject?: string;
}

/** Where to refresh a token, and whether it is still the same person’s: by what it says itself. */
export function claimsOf(token: string): Claims {
  const { kind, sub } = payloadOf(token);
  return {
    kind: kind === 'STAFF' ? 'STAFF' : 'HUMAN',
    subject: typeof sub === 'string' ? sub : undefined,
  };
}
