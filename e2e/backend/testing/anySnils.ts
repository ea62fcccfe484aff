import { randomInt } from 'node:crypto';
import { snilsControl } from '@campus/shared/contract/checksums';

/** A СНИЛС with a right control number that nobody else has. */
export function anySnils() {
  const nine = String(randomInt(200_000_000, 999_999_999));
  return nine + snilsControl(nine);
}
