/** The id of a record of tests, by its number. */
export const idOf = (number: number) =>
  `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`;
