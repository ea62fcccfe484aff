import type { Pruned } from '../commands/prune';
import { asTable, command } from './asTable';

const lines = (title: string, rows: string[][]) =>
  rows.length === 0 ? [] : [title, asTable(rows).replace(/^/gm, '  '), ''];

/** What went, and why the rest stays. */
export function printPruned({ dryRun, removed, kept, incomplete }: Pruned): string {
  const text = [
    ...lines(
      dryRun ? 'Would be removed:' : 'Removed:',
      removed.map(({ name, release }) => [name, release]),
    ),
    ...lines(
      'Kept:',
      kept.map(({ name, release, why }) => [name, release, why]),
    ),
    ...lines(
      `Not complete: being published now, or left behind. When nobody publishes: ${command('prune --incomplete')}`,
      incomplete.map(({ name, release }) => [name, release]),
    ),
  ];
  return [...(removed.length === 0 ? ['Nothing to remove.', ''] : []), ...text]
    .join('\n')
    .trimEnd();
}
