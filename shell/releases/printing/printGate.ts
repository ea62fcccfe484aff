import type { Passed } from '../commands/passGate';
import { command } from './asTable';

export const printGate = ({ name, release, unseen, next = name }: Passed): string =>
  [
    `${name} ${release} would be let pass. Nothing was moved.`,
    ...(unseen.length > 0 ? ['', 'Not looked at:', ...unseen.map((what) => `  ${what}`)] : []),
    ...(next === null ? [] : ['', `  Release it:  ${command(next)}`]),
  ].join('\n');
