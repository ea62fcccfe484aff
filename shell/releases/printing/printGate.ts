import type { Release } from '../registry/Registry';
import { command } from './asTable';

export const printGate = ({ name, release }: Release): string =>
  [
    `${name} ${release} would be let pass. Nothing was moved.`,
    '',
    `  Release it:  ${command(name)}`,
  ].join('\n');
