/** The table of ICAO 9303 for Russian letters. */
const latin: Record<string, string> = Object.fromEntries(
  [
    'а a|б b|в v|г g|д d|е e|ё e|ж zh|з z|и i|й i|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f',
    'х kh|ц ts|ч ch|ш sh|щ shch|ъ ie|ы y|ь |э e|ю iu|я ia',
  ].flatMap((letters) => letters.split('|').map((pair) => pair.split(' ') as [string, string])),
);

/** Leaves room for the number that tells apart addresses of the same title. */
const maxLength = 115;

/** The address that a title suggests; empty where it has neither letters nor digits. */
export function slugOf(title: string) {
  const letters = title.normalize('NFC').toLowerCase();
  const transliterated = letters.replace(/[а-яё]/g, (letter) => latin[letter] ?? '');
  const plain = transliterated.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return slug.slice(0, maxLength).replace(/-$/, '');
}
