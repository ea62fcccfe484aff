const hidden = '…';

/** Letters that a log or a terminal would take for an order of their own. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One word is taken at a time: a pattern that looked for the @ from every letter would take ages. */
const word = /[^\s"'()<>]+/g;
const mailAddress = /^[^@]+@[^@:]*\.[^@:]+/;

const withoutMail = (text: string) =>
  text.replace(word, (one) => (one.includes('@') ? one.replace(mailAddress, hidden) : one));

/** Each takes what it has begun to read, or gives up within a few letters: everybody may send texts. */
const traces: readonly [RegExp, string][] = [
  // Queries and fragments of addresses.
  [/([/\w])[?#][^\s"'()<>]*/g, '$1'],
  [/\beyJ[\w-]+(\.[\w-]*)*/g, hidden],
  [/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, hidden],
  // Phones, insurance and card numbers, however they are grouped.
  [/\+?\d(?:[\s()-]{0,2}\d){5,}/g, hidden],
];

/** One line of text without what could tell whose page it was. */
export const withoutPersonalData = (text: string) =>
  traces.reduce(
    (left, [trace, instead]) => left.replace(trace, instead),
    withoutMail(text.replace(control, ' ')),
  );
