import { transliterate } from './transliterate';

/** Leaves room for the number that tells apart addresses of the same title. */
const maxLength = 115;

/** The address that a title suggests; empty where it has neither letters nor digits. */
export function slugOf(title: string) {
  const letters = title.normalize('NFC').toLowerCase();
  const plain = transliterate(letters).normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return slug.slice(0, maxLength).replace(/-$/, '');
}
