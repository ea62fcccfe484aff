import { ApiError } from '@campus/shared/api/ApiError';
import { listGrants, saveGrants } from '@campus/shared/contract/education/calls';
import { idOf } from '@campus/shared/testing/idOf';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textsWith } from '../registers/registerFixtures';
import { GrantMatrixScreen, locales } from './GrantMatrixScreen';

const grant = {
  ...{ id: idOf(10), type: 'GRANT' as const, amount: 342_000, quota: 50, minAverage: 4.25 },
  ...{ periodFrom: '2026-09-01', periodTo: '2027-08-31', isActive: true },
};
const college = {
  ...{ id: idOf(1), name: 'Сибирский университет', shortName: 'СТУ', city: null },
  ...{ grants: [grant], staff: { version: 1 } },
};

const language = { id: idOf(2), key: 'ru' as const };

beforeEach(() => {
  sessionStorage.clear();
  stub(listGrants, () => ({ items: [college], total: 1 }));
});

const open = (role: 'AUDITOR' | 'PAYMENT_MANAGER' = 'PAYMENT_MANAGER', staffId = idOf(7)) =>
  renderScreen(<GrantMatrixScreen />, {
    url: '/admin/grants',
    ...{ roles: [role], staffId, person: { kind: 'STAFF', language, student: null } },
    texts: textsWith(locales),
  });
const quota = async () => {
  const row = await screen.findByRole('row', { name: /^СТУ/ });
  return within(row).getAllByRole('gridcell')[1] as HTMLElement;
};
async function typeQuota() {
  const cell = await quota();
  act(() => cell.focus());
  await userEvent.keyboard('60{Enter}');
  expect(await quota()).toHaveTextContent(/^60$/);
}
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('what was typed when the session ended is there again for the same person alone', async () => {
  const before = open();
  await typeQuota();
  before.unmount();
  const other = open('PAYMENT_MANAGER', idOf(8));
  expect(await quota()).toHaveTextContent(/^50$/);
  other.unmount();
  const reader = open('AUDITOR');
  expect(await quota()).toHaveTextContent(/^50$/);
  reader.unmount();
  open();
  expect(await quota()).toHaveTextContent(/^60$/);
  expect(screen.getByRole('group', { name: 'Изменения' })).toBeVisible();
});

test('what was saved, discarded or left behind does not come back', async () => {
  stub(saveGrants, () => ({ ...college, grants: [{ ...grant, quota: 60 }] }));
  const saved = open();
  await typeQuota();
  await press(/^Сохранить/);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Изменения' })).toBeNull());
  saved.unmount();
  const left = open();
  await typeQuota();
  await act(() => left.router.navigate('/elsewhere'));
  await press('Уйти');
  await waitFor(() => expect(left.router.state.location.pathname).toBe('/elsewhere'));
  left.unmount();
  open();
  expect(await quota()).toHaveTextContent(/^50$/);
});

test('a failure to save says nothing more once there is nothing left to save', async () => {
  stub(saveGrants, () => new ApiError(503, 'Сервис недоступен'));
  open();
  await typeQuota();
  await press(/^Сохранить/);
  expect(await screen.findByRole('alert')).toBeVisible();
  await press('Сбросить');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
