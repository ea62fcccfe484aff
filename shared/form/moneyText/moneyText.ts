const rubles = /^(\d{1,12})(?:[.,](\d{0,2}))?$/;
/** «12,345.67», as the English pages show it; «12,345» alone could be either. */
const english = /^\d{1,3}(,\d{3})+\.\d{2}$/;

/** Kopecks; what is no sum stays the text that it is, so that the schema refuses it. */
export function readMoney(text: string): number | string {
  const bare = text.replace(/[\s₽]/g, '');
  const [, whole, part = ''] =
    rubles.exec(english.test(bare) ? bare.replaceAll(',', '') : bare) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** «12 345,67»; whole rubles without «,00». */
export function writeMoney(value: unknown, point: ',' | '.') {
  if (!Number.isSafeInteger(value)) return String(value);
  const kopecks = Math.abs(Number(value));
  const whole = String(Math.floor(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, ' ');
  const part = kopecks % 100 ? point + String(kopecks % 100).padStart(2, '0') : '';
  return (Number(value) < 0 ? '-' : '') + whole + part;
}
