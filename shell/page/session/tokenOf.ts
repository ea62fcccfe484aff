/** A token of the shell’s tests: readable, signed by nobody. */
export function tokenOf(subject: string, kind: 'HUMAN' | 'STAFF' = 'HUMAN', id = '1') {
  const payload = Buffer.from(JSON.stringify({ sub: subject, kind, jti: id }));
  return `e30.${payload.toString('base64url')}.signature`;
}
