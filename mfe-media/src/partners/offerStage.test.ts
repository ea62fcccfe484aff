/** @jest-environment node */
import { dayAt } from '@campus/shared/contract/days';
import { offerStage } from './offerStage';

const dayIn = (days: number) => dayAt(Date.now() + days * 86_400_000);

test.each([
  [null, null, 'on'],
  [-5, 100, 'on'],
  [-5, 14, 'soonOver'],
  [-5, 0, 'soonOver'],
  [-5, -1, 'over'],
  [0, null, 'on'],
  [3, 5, 'ahead'],
])('from %s to %s days from now: %s', (from, to, stage) => {
  const dayOf = (days: number | null) => (days === null ? null : dayIn(days));
  expect(offerStage({ validFrom: dayOf(from), validTo: dayOf(to) })).toBe(stage);
});
