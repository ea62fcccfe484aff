/** •••-•••-445 95 */
export const maskSnils = (snils: string | null) =>
  snils && `•••-•••-${snils.slice(6, 9)} ${snils.slice(9)}`;
