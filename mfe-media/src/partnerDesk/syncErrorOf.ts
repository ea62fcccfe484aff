const known = [
  ['unset', /no partner directory is configured/i],
  ['unreachable', /cannot be reached/i],
  ['answered', /answered (\d{3})/i],
  ['nonsense', /something else than a page/i],
  ['tooMuch', /sends too much/i],
  ['empty', /has no partners/i],
] as const;

/** Why a run failed: the server keeps it for its log, in English. */
export function syncErrorOf(text: string) {
  for (const [code, pattern] of known) {
    const found = pattern.exec(text);
    if (found) return { code, status: found[1] };
  }
  return { code: 'other' as const, status: undefined };
}
