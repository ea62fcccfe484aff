const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

const snilsWeights = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/** The two control digits for the nine digits of a СНИЛС. */
export const snilsControl = (nine: string) =>
  String((weighted(nine, snilsWeights) % 101) % 100).padStart(2, '0');

/** The last number that was given out before control digits were introduced. */
const lastUncheckedSnils = 1_001_998;

/** Whether the last two of eleven digits are what the first nine demand. */
export function isSnils(digits: string) {
  const nine = digits.slice(0, 9);
  if (/^0+$/.test(digits)) return false;
  return Number(nine) <= lastUncheckedSnils || snilsControl(nine) === digits.slice(9);
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const innDigit = (digits: string, weights: readonly number[]) =>
  String((weighted(digits, weights) % 11) % 10);

/** The control digit for the nine digits of an organisation's ИНН. */
export const inn10Control = (nine: string) => innDigit(nine, innWeights.slice(2));

/** The two control digits for the ten digits of a person's ИНН. */
export function inn12Control(ten: string) {
  const eleventh = innDigit(ten, innWeights.slice(1));
  return eleventh + innDigit(ten + eleventh, innWeights);
}

/** Whether the last two of twelve digits are what the first ten demand. */
export const isInn12 = (digits: string) =>
  !digits.startsWith('00') && inn12Control(digits.slice(0, 10)) === digits.slice(10);

/** Whether the last of ten digits is what the first nine demand. */
export const isInn10 = (digits: string) =>
  !/^0+$/.test(digits) && inn10Control(digits.slice(0, 9)) === digits.slice(9);

/** The last digit of a card number, by the fifteen before it. */
export function luhnControl(fifteen: string) {
  const sum = [...fifteen].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
