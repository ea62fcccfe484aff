/** The table of ICAO 9303 for Russian letters. */
const latin: Record<string, string> = Object.fromEntries(
  [
    'а a|б b|в v|г g|д d|е e|ё e|ж zh|з z|и i|й i|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f',
    'х kh|ц ts|ч ch|ш sh|щ shch|ъ ie|ы y|ь |э e|ю iu|я ia',
  ].flatMap((letters) => letters.split('|').map((pair) => pair.split(' ') as [string, string])),
);

const isCapital = (letter: string | undefined) => letter !== letter?.toLowerCase();
const isSmall = (letter: string | undefined) => letter !== letter?.toUpperCase();

/** Russian words in the Latin letters of a passport, by ICAO 9303; other letters stay. */
export const transliterate = (text: string) =>
  text.replace(/[а-яё]/gi, (letter, place: number) => {
    const small = latin[letter.toLowerCase()] ?? '';
    if (!isCapital(letter)) return small;
    // «ЩУКИН» is SHCHUKIN and «ЛЕЩ» is LESHCH, «Щукин» is Shchukin and «Щ.» is Shch.
    const [before, after] = [text[place - 1], text[place + 1]];
    if (isCapital(after) || (isCapital(before) && !isSmall(after))) return small.toUpperCase();
    return small.charAt(0).toUpperCase() + small.slice(1);
  });
