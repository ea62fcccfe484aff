/** `1234567890123456` as it stands on a card: four by four. */
export const groupedNumber = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
