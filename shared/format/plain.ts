/** As words are compared: the case does not matter, and neither does ё. The length stays the same. */
export const plain = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
