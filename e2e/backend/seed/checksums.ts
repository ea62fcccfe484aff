const weighted = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** Completes the nine digits of a СНИЛС with its control number. */
export function snils(nine: string) {
  const sum = weighted(nine, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return nine + String(sum === 100 ? 0 : sum).padStart(2, '0');
}

/** Completes the nine digits of an organisation's ИНН. */
export const inn10 = (nine: string) =>
  nine + String((weighted(nine, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10);

/** Completes the ten digits of a person's ИНН. */
export function inn12(ten: string) {
  const eleven = ten + String((weighted(ten, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10);
  return eleven + String((weighted(eleven, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10);
}

/** Completes the fifteen digits of a card number by the Luhn rule. */
export function cardNumber(fifteen: string) {
  const sum = [...fifteen].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return fifteen + String((10 - (sum % 10)) % 10);
}
