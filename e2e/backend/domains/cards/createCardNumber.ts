import { randomInt } from 'node:crypto';
import { luhnControl } from '@campus/shared/contract/checksums';

const issuer = '220012';

/** Sixteen digits that nobody can foresee, the last by the Luhn rule. */
export function createCardNumber() {
  const fifteen = issuer + String(randomInt(1_000_000_000)).padStart(9, '0');
  return fifteen + luhnControl(fifteen);
}
