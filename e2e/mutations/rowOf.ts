import type { Stryker } from '@stryker-mutator/core';

type Tried = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** One line of `e2e/docs/mutations.md`. */
export function rowOf(place: string, tried: readonly Pick<Tried, 'status'>[], seconds: number) {
  const count = (...statuses: Tried['status'][]) =>
    tried.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const share = (killed / (killed + survived)) * 100;
  const cells = [
    `\`${place}\``,
    killed + survived,
    killed,
    survived,
    share.toFixed(1),
    Math.round(seconds),
  ];
  return `| ${cells.join(' | ')} |`;
}
