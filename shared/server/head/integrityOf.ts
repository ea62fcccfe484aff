/** Letters of a hash; a browser that understands none of them would run anything. */
const lengths: Record<string, number> = { sha256: 44, sha384: 64, sha512: 88 };

const isHash = (text: string) => {
  const [, kind = '', hash = ''] = /^(sha\d+)-([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  return hash.length > 0 && hash.length === lengths[kind];
};

/** The hashes of a file, when all of them are. */
export function integrityOf(text = '') {
  const hashes = text.split(/\s+/).filter(Boolean);
  return hashes.length > 0 && hashes.every(isHash) ? hashes.join(' ') : undefined;
}
