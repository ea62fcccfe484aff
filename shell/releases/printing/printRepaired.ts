import type { Repaired } from '../commands/repair';
import { command } from './asTable';
import { printHistory } from './printHistory';

export const printRepaired = ({ found, moves: deployments }: Repaired): string =>
  [
    'The history is sound again. What was wrong:',
    ...found.map((each) => `  ${each}`),
    '',
    'This is how everything stands, vouched for by your key:',
    printHistory(deployments),
    '',
    `  Take one back:  ${command('rollback <remote>')}`,
  ].join('\n');
