import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  acceptStudentClaim,
  filterStudentClaims,
  refuseStudentClaim,
} from '@campus/shared/contract/people/staffCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Claim } from './ClaimComparison';
import { ClaimsScreen, locales } from './ClaimsScreen';

const idOf = (number: number) => `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`;
const names = { lastName: 'Мечтательная', firstName: 'Анна', middleName: null };
const claim: Claim = {
  ...{ id: idOf(1), status: 'WAITING', createdAt: '2026-11-20T09:00:00Z' },
  ...{ decidedAt: null, decidedBy: null, reason: null, holder: null },
  human: {
    ...{ id: idOf(2), ...names, birthDate: '2005-05-14', snils: '•••-•••-445 95' },
    ...{ recordBook: '25-01', version: 3, email: 'anna@example.test', identityStatus: 'FILLED' },
  },
  student: {
    ...{ id: idOf(3), ...names, birthDate: '2005-05-15', snils: null, recordBook: '25-01' },
    ...{ version: 7, program: 'Физика', course: 2, group: 'Ф-201' },
    eduOrg: { id: idOf(4), name: 'Северный университет', shortName: 'СТУ' },
    status: { key: 'ENROLLED', name: 'Учится', isStudying: true },
  },
  agreement: {
    ...{ lastName: true, firstName: true, middleName: null },
    ...{ birthDate: false, snils: null, recordBook: true },
  },
};
const pageOf = (...items: Claim[]) => ({ items, total: items.length, skip: 0, size: 10 });

const open = (url = '/admin/claims', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<ClaimsScreen />, {
    ...{ url, language, roles: ['SUPPORT'] },
    texts: { namespace: 'participant', locales },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('what waits stands oldest first, with both sides and whether they agree', async () => {
  const asked: CallInput<typeof filterStudentClaims>[] = [];
  stub(filterStudentClaims, (input) => {
    asked.push(input);
    return pageOf(claim);
  });
  open();
  const card = within(await screen.findByRole('region', { name: 'Мечтательная Анна' }));
  expect(card.getByText(/Северный университет, Физика, Ф-201/)).toBeVisible();
  const born = within(card.getByRole('row', { name: /Дата рождения/ }));
  expect(born.getByText('14 мая 2005')).toBeVisible();
  expect(born.getByText('15 мая 2005')).toBeVisible();
  expect(born.getByText('Не совпало')).toBeVisible();
  const snils = within(card.getByRole('row', { name: /СНИЛС/ }));
  expect(snils.getByText('Не с чем сравнить')).toBeVisible();
  expect(asked[0]).toMatchObject({ query: { asc: true }, body: { statuses: ['WAITING'] } });
});

test('a claim is accepted by the versions that were compared', async () => {
  let page = pageOf(claim);
  const sent: CallInput<typeof acceptStudentClaim>[] = [];
  stub(filterStudentClaims, () => page);
  stub(acceptStudentClaim, (input) => {
    sent.push(input);
    page = pageOf();
    return { ...claim, status: 'ACCEPTED' as const };
  });
  open();
  await press('Принять');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByText('Никто не ждёт решения')).toBeVisible();
  expect(sent).toEqual([
    { params: { id: claim.id }, body: { humanVersion: 3, studentVersion: 7 } },
  ]);
});

test('whose the record is now is said before it is taken away', async () => {
  const holder = { id: idOf(9), ...names, firstName: 'Ольга', email: 'olga@example.test' };
  stub(filterStudentClaims, () => pageOf({ ...claim, holder }));
  open();
  expect(await screen.findByRole('link', { name: 'Мечтательная Ольга' })).toHaveAttribute(
    'href',
    `/admin/people/${holder.id}`,
  );
  await press('Принять');
  expect(await screen.findByText(/эту связь снимем/)).toHaveTextContent('Мечтательная Ольга');
});

test('a claim is refused with a reason', async () => {
  const sent: CallInput<typeof refuseStudentClaim>[] = [];
  stub(filterStudentClaims, () => pageOf(claim));
  stub(refuseStudentClaim, (input) => {
    sent.push(input);
    return { ...claim, status: 'REFUSED' as const };
  });
  const { store } = open();
  await press('Отклонить');
  const window = within(await screen.findByRole('dialog'));
  const reason = 'Дата рождения в паспорте другая';
  await userEvent.type(window.getByRole('textbox', { name: 'Причина' }), reason);
  await userEvent.click(window.getByRole('button', { name: 'Отклонить запрос' }));
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe('Запрос отклонён'));
  expect(sent).toEqual([{ params: { id: claim.id }, body: { reason } }]);
});

test('whoever comes second is told so, and sees the list as it is now', async () => {
  const taken = 'Запись изменили. Обновите страницу.';
  let page = pageOf(claim);
  stub(filterStudentClaims, () => page);
  stub(acceptStudentClaim, () => {
    page = pageOf();
    return new ApiError(409, taken, { code: 'VERSION' });
  });
  const { store } = open();
  await press('Принять');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByText('Никто не ждёт решения')).toBeVisible();
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe(taken));
});

test('the refused say who decided, when and why, and cannot be decided again', async () => {
  stub(filterStudentClaims, ({ body }) =>
    body?.statuses?.[0] === 'REFUSED'
      ? pageOf({
          ...{ ...claim, status: 'REFUSED', reason: 'Паспорт другого человека' },
          ...{ decidedAt: '2026-11-21T09:00:00Z' },
          decidedBy: { id: idOf(8), name: 'Помощникова Анна' },
        })
      : pageOf(),
  );
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Отклонены' }));
  expect(await screen.findByText(/Помощникова Анна, 21 ноября 2026, 12:00/)).toHaveTextContent(
    'Паспорт другого человека',
  );
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
});

test('a backend without claims says so, and a failed load can be tried again', async () => {
  stub(filterStudentClaims, () => new ApiError(404, 'Not found'));
  const unknown = open(undefined, 'en');
  expect(await screen.findByText('There are no claims here')).toBeVisible();
  unknown.unmount();
  stub(filterStudentClaims, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
