import type { CallInput } from '@campus/shared/contract/call';
import { filterCandidates, listPaymentEduOrgTotals } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateOf, eduOrg, openRegister } from '../registerFixtures';
import type { Candidate } from './useCandidates';

type Asked = CallInput<typeof filterCandidates>;

/** Answers pages of a list of people. */
export function stubPeople(people: readonly Candidate[]) {
  const asked: Asked[] = [];
  stub(filterCandidates, (input) => {
    asked.push(input);
    const { skip = 0, size = 20 } = input.query ?? {};
    const [from, count] = [Number(skip), Number(size)];
    const items = people.slice(from, from + count);
    return { items, total: people.length, skip: from, size: count };
  });
  return asked;
}

export const peopleOf = (count: number) =>
  Array.from({ length: count }, (_, n) => candidateOf(n + 1));
export const openCandidates = (change: Parameters<typeof openRegister>[0] = {}) => {
  stub(listPaymentEduOrgTotals, () => [
    { eduOrg, quota: null, candidates: 3, included: 3, amount: 1 },
  ]);
  return openRegister({ tab: 'candidates', ...change });
};
export const candidatesTable = async () =>
  within(await screen.findByRole('table', { name: 'Получатели реестра' }));
export const chooseCandidate = async (name: string) =>
  userEvent.click((await candidatesTable()).getByRole('checkbox', { name: new RegExp(name) }));
export const pressButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const inDialog = async () => within(await screen.findByRole('dialog'));
