import type { Listed } from '../commands/list';
import { asTable, audienceText, command, timeText } from './asTable';

const head = ['REMOTE', 'EVERYBODY GETS', 'SINCE', 'BY', 'CANARY', 'HELD'];

export const printList = (listed: readonly Listed[]): string =>
  listed.length === 0
    ? `Nothing is released yet.\n\n  Begin with the shell:  ${command('shell')}`
    : asTable([
        head,
        ...listed.map(({ remote, stable, since, by, canary, held, isRetired }) => [
          remote,
          isRetired ? `nothing: ${stable} was taken off` : stable,
          timeText(since),
          by,
          canary ? `${canary.release}: ${audienceText(canary)}` : '–',
          held?.join(', ') ?? '–',
        ]),
      ]);
