import { dayAt } from '@campus/shared/contract/days';

/** «Сотрудники 2026-03-05.csv», by the day in Moscow and without what a file system refuses. */
export const fileName = (list: string, now = Date.now()) =>
  `${list.replace(/[\s\\/:*?"<>|]+/g, ' ').trim()} ${dayAt(now)}.csv`;
