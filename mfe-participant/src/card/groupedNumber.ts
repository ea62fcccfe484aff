/** `1234567890123456` as it stands on a card: four by four, never broken over lines. */
export const groupedNumber = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1\u00a0');
