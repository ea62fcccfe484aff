import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { exportCandidates, filterCandidates } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateOf, registerOf } from '../registerFixtures';
import {
  candidatesTable,
  chooseCandidate,
  openCandidates,
  peopleOf,
  pressButton,
  stubPeople,
} from './candidateFixtures';

test('people stand with their decision, its reason and what they failed', async () => {
  stubPeople([
    candidateOf(1),
    candidateOf(2, {
      ...{ decision: 'EXCLUDED', isByHand: true, reason: 'Отказ от выплаты' },
      checks: [{ key: 'ACCOUNT', passed: false }],
    }),
  ]);
  openCandidates();
  const rows = await candidatesTable();
  const second = within(rows.getByRole('row', { name: /Тестов2/ }));
  expect(second.getByText('Исключён')).toBeVisible();
  expect(second.getByText('Решил человек. Отказ от выплаты')).toBeVisible();
  expect(second.getByRole('link', { name: 'Прошлые выплаты' })).toBeVisible();
  expect(screen.getByText('Найдены 2 человека.')).toBeVisible();
});

test('the address is the filter, and each filter is the server’s', async () => {
  const asked = stubPeople([candidateOf(1)]);
  const { router } = openCandidates();
  await candidatesTable();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Решение' }), 'Исключён');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Не пройдена проверка' }),
    'Счёт',
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Имя человека' }), 'Тестов{Enter}');
  await waitFor(() =>
    expect(asked.at(-1)?.body).toMatchObject({
      ...{ search: 'Тестов', decisions: ['EXCLUDED'], failedCheck: 'ACCOUNT' },
    }),
  );
  expect(router.state.location.search).toContain('decision=EXCLUDED');
  expect(router.state.location.search).toContain('tab=candidates');
});

test('a long list comes by hundreds, and only rows in sight are drawn', async () => {
  const asked = stubPeople(peopleOf(350));
  openCandidates();
  expect(await screen.findByText(/Показаны первые 100/)).toBeVisible();
  await pressButton('Показать ещё');
  expect(await screen.findByText(/Показаны первые 200/)).toBeVisible();
  await pressButton('Показать ещё');
  expect(await screen.findByText(/Показаны первые 300/)).toBeVisible();
  expect(asked.map(({ query }) => query?.skip)).toEqual([0, 100, 200]);
  expect((await candidatesTable()).getAllByRole('row').length).toBeLessThan(100);
});

test('nothing found leads back to everybody; an empty register says so', async () => {
  stubPeople([]);
  const { unmount } = openCandidates();
  expect(await screen.findByText('В реестре никого нет')).toBeVisible();
  unmount();
  openCandidates({ tab: 'candidates&decision=EXCLUDED' });
  expect(await screen.findByRole('link', { name: /Показать всё/ })).toBeVisible();
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(filterCandidates, () => new ApiError(403, 'Нет доступа к получателям'));
  const refused = openCandidates();
  expect(await screen.findByText('Нет доступа к получателям')).toBeVisible();
  refused.unmount();
  stub(filterCandidates, () => new ApiError(503, 'Сервис недоступен'));
  openCandidates();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('the list is ordered by its server, and whoever is chosen stays so', async () => {
  const asked = stubPeople(peopleOf(3));
  const { router } = openCandidates();
  await chooseCandidate('Тестов2');
  await userEvent.click(screen.getByRole('link', { name: 'Сумма' }));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ sort: 'amount', asc: false }));
  expect(router.state.location.search).toContain('sort=amount');
  expect(screen.getByText('Выбран 1 человек')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Организация' }));
  const query = { sort: 'organisation', asc: true };
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject(query));
});

test('what the filter finds is written into a file by the server', async () => {
  const asked: CallInput<typeof exportCandidates>[] = [];
  stubPeople(peopleOf(3));
  stub(exportCandidates, (input) => {
    asked.push(input);
    return new ApiError(503, 'Сервис недоступен');
  });
  openCandidates({ register: registerOf({ retryOf: null }), tab: 'candidates&check=QUOTA' });
  await pressButton('Скачать CSV');
  expect(await screen.findByText(/Сервис недоступен/)).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ failedCheck: 'QUOTA' });
});

test('a backend that writes no file offers none', async () => {
  stubPeople(peopleOf(3));
  openCandidates();
  await candidatesTable();
  expect(screen.queryByRole('button', { name: 'Скачать CSV' })).toBeNull();
});
