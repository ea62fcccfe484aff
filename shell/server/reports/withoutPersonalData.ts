const hidden = '…';

/** Letters that a log or a terminal would take for an order of their own. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

const traces: readonly [RegExp, string][] = [
  // Queries and fragments of addresses.
  [/([/\w])[?#][^\s"'()<>]*/g, '$1'],
  [/[^\s@"'()<>]+@[^\s@"'()<>]+\.[^\s@"'()<>:]+/g, hidden],
  [/\beyJ[\w-]+(\.[\w-]*)*/g, hidden],
  [/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, hidden],
  // Phones, insurance and card numbers, however they are grouped.
  [/\+?\d(?:[\s()-]{0,2}\d){5,}/g, hidden],
];

/** One line of text without what could tell whose page it was. */
export const withoutPersonalData = (text: string) =>
  traces.reduce(
    (left, [trace, instead]) => left.replace(trace, instead),
    text.replace(control, ' '),
  );
