/** The value itself; throws where our own data should have held it. */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('An expected value is missing');
  return value;
}
