import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  filterLog,
  filterSignIns,
  getLogEntry,
  liftSignInPause,
  listSignInPauses,
  logLimit,
  type LogItem,
  type SignIn,
  type SignInPause,
} from '@campus/shared/contract/operations/calls';
import { listEduOrgs, listLanguages, listUserRoles } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogScreen, locales } from './LogScreen';

const item: LogItem = {
  ...{ id: idOf(1), at: '2026-11-10T09:00:00Z', action: 'human.update', humanId: idOf(2) },
  actor: { type: 'USER', id: idOf(3), name: 'Помощникова Анна' },
  entity: { type: 'human', id: idOf(2) },
  subject: 'Иванова Мария',
};
const signIn: SignIn = {
  ...{ id: idOf(4), at: '2026-11-10T09:00:00Z', event: 'refusal', ip: '203.0.113.7' },
  account: { type: 'HUMAN', id: idOf(2), name: 'Иванова Мария' },
  ...{ method: 'PASSWORD', code: 'CREDENTIALS', browser: 'CHROME', system: 'ANDROID' },
};
const pause: SignInPause = {
  ...{ id: idOf(5), account: signIn.account, way: 'password' },
  ...{ network: '203.0.113.7', until: '2026-11-10T09:15:00Z' },
};

const asked: CallInput<typeof filterLog>[] = [];
beforeEach(() => {
  asked.length = 0;
  stub(filterUsers, () => ({ items: [], total: 0, skip: 0, size: 100 }));
  stub(filterLog, (input) => {
    asked.push(input);
    return { items: [item], total: 1, skip: 0, size: 20 };
  });
  stub(getLogEntry, () => ({
    ...{ ...item, ip: '127.0.0.1', requestId: 'r-1' },
    diff: { lastName: { from: 'Петрова', to: 'Иванова' } },
  }));
  stub(filterSignIns, () => ({ items: [signIn], total: 1, skip: 0, size: 20 }));
  stub(listSignInPauses, () => [pause]);
});

const open = (url = '/admin/log', roles: Role[] = ['ADMIN']) =>
  renderScreen(<LogScreen />, {
    ...{ url, path: '/admin/log/:id?', roles },
    texts: { namespace: 'admin-users', locales },
  });
const signIns = '/admin/log?view=sign-ins';

describe('changes', () => {
  test('every entry says what was done, to whom and by whom', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Данные изменены сотрудником/ }));
    expect(row.getByText(/Участник · /)).toBeVisible();
    expect(row.getByText('Помощникова Анна, сотрудник')).toBeVisible();
  });

  test('filters of the address are sent as the call wants them', async () => {
    open(`/admin/log?search=${idOf(2)}&entityType=human&action=human.update&actorType=USER`);
    await waitFor(() =>
      expect(asked[0]).toMatchObject({
        query: { asc: false },
        body: {
          ...{ search: idOf(2), entityType: 'human' },
          ...{ action: 'human.update', actorType: 'USER' },
        },
      }),
    );
  });

  test('days of the address are sent as the moments between which something was done', async () => {
    open('/admin/log?atFrom=2026-11-01&atTo=2026-11-10');
    await waitFor(() =>
      expect(asked[0]?.body).toMatchObject({
        from: '2026-10-31T21:00:00.000Z',
        to: '2026-11-10T20:59:59.999Z',
      }),
    );
  });

  test('every member of staff can be chosen, and every action without choosing a kind first', async () => {
    const staff = Array.from({ length: 150 }, (_, index) => ({
      ...{ id: idOf(1000 + index), lastName: `Сотрудник${index}`, firstName: 'Анна' },
      ...{ middleName: null, isActive: true },
      role: { id: idOf(9), key: 'SUPPORT' as const, name: 'Поддержка' },
    }));
    stub(filterUsers, ({ query }) => ({
      items: staff.slice(Number(query?.skip), Number(query?.skip) + 100),
      ...{ total: 150, skip: Number(query?.skip), size: 100 },
    }));
    open();
    await screen.findByRole('table', { name: 'Журнал' });
    await userEvent.click(screen.getByRole('button', { name: /Фильтры/ }));
    const who = within(await screen.findByRole('combobox', { name: 'Сотрудник' }));
    expect(await who.findByRole('option', { name: 'Сотрудник149 Анна' })).toBeInTheDocument();
    const what = within(screen.getByRole('combobox', { name: 'Что сделано' }));
    expect(what.getByRole('option', { name: 'Настройка: изменение' })).toBeInTheDocument();
    expect(
      what.getByRole('option', { name: 'Все сеансы сотрудника завершены' }),
    ).toBeInTheDocument();
  });

  test('a role and an organisation that somebody was given are named', async () => {
    stub(listUserRoles, () => [
      { id: idOf(6), key: 'SUPPORT' as const, name: 'Поддержка' },
      { id: idOf(7), key: 'EDU_OPERATOR' as const, name: 'Оператор' },
    ]);
    const north = { id: idOf(8), name: 'Северный университет', shortName: 'СТУ' };
    stub(listEduOrgs, () => [{ ...north, city: null, isActive: true }]);
    stub(getLogEntry, () => ({
      ...{ ...item, ip: null, requestId: null, humanId: null },
      ...{ action: 'user.update', entity: { type: 'user', id: idOf(9) } },
      diff: {
        roleId: { from: idOf(6), to: idOf(7) },
        eduOrgId: { from: null, to: north.id },
      },
    }));
    open(`/admin/log/${idOf(1)}`);
    const changes = within(await screen.findByRole('region', { name: 'Что изменилось' }));
    await waitFor(() =>
      expect(changes.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        'Поддержка → Оператор',
        'пусто → Северный университет',
      ]),
    );
  });

  test('a text is named by its key and language, and leads to where it is edited', async () => {
    stub(listLanguages, () => ({
      items: [{ id: idOf(8), key: 'ru' as const, name: 'Русский', isDefault: true }],
      ...{ total: 1, skip: 0, size: 20 },
    }));
    stub(getLogEntry, () => ({
      ...{ ...item, action: 'translation.save', humanId: null, subject: null },
      ...{ entity: { type: 'translation', id: 'media.title' }, ip: null, requestId: null },
      diff: { [`media.title ${idOf(8)}`]: { from: 'Новости', to: 'Главное' } },
    }));
    open(`/admin/log/${item.id}`);
    expect(await screen.findByText('media.title (ru):')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть запись' })).toHaveAttribute(
      'href',
      '/admin/translations?text=media.title',
    );
  });

  test('where counting stops, it says that there are more', async () => {
    stub(filterLog, () => ({ items: [item], total: logLimit, skip: 0, size: 20 }));
    open();
    expect(await screen.findByText(/Найдено больше 100\s000 записей/)).toBeVisible();
  });

  test('one entry shows each field from what to what, and leads to the record', async () => {
    open(`/admin/log/${item.id}`, ['AUDITOR']);
    expect(await screen.findByText('Фамилия:')).toBeVisible();
    expect(screen.getByText('Петрова')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть запись' })).toHaveAttribute(
      'href',
      `/admin/humans/${idOf(2)}`,
    );
    expect(screen.getByRole('link', { name: 'Вся история записи' })).toHaveAttribute(
      'href',
      `/admin/log?search=${idOf(2)}`,
    );
  });

  test('what befell a card leads to the card of its person', async () => {
    stub(getLogEntry, () => ({
      ...{ ...item, action: 'card.block', entity: { type: 'card', id: idOf(8) } },
      ...{ ip: null, requestId: null, diff: {} },
    }));
    open(`/admin/log/${item.id}`);
    expect(await screen.findByRole('link', { name: 'Открыть участника' })).toHaveAttribute(
      'href',
      `/admin/humans/${idOf(2)}?tab=card`,
    );
  });

  test('an address of no entry says so', async () => {
    stub(getLogEntry, () => new ApiError(404, 'Не найдено'));
    open(`/admin/log/${item.id}`);
    expect(
      await screen.findByRole('heading', { name: 'Такой записи в журнале нет', level: 1 }),
    ).toBeVisible();
  });

  test('an empty log says so, and a failed load can be tried again', async () => {
    stub(filterLog, () => ({ items: [], total: 0, skip: 0, size: 20 }));
    const empty = open();
    expect(await screen.findByText('Записей пока нет')).toBeVisible();
    empty.unmount();
    stub(filterLog, () => new ApiError(503, 'Сервис недоступен'));
    open();
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  });
});

describe('sign-ins', () => {
  test('a refusal says who, how, on what and from where', async () => {
    open(signIns);
    const list = within(await screen.findByRole('table', { name: 'Входы и отказы' }));
    expect(await list.findByRole('link', { name: /Иванова/ })).toHaveAttribute(
      'href',
      `/admin/humans/${idOf(2)}`,
    );
    expect(list.getByText(/^Отказ: /)).toBeVisible();
    expect(list.getByText('203.0.113.7')).toBeVisible();
  });

  test('an administrator ends a pause, after a question', async () => {
    const lifted = jest.fn(() => ({ id: pause.id }));
    stub(liftSignInPause, lifted);
    open(signIns);
    await userEvent.click(await screen.findByRole('button', { name: /^Снять паузу: / }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Снять паузу' }));
    await waitFor(() => expect(lifted).toHaveBeenCalledTimes(1));
  });

  test('an auditor sees pauses and cannot end them', async () => {
    open(signIns, ['AUDITOR']);
    expect(await screen.findByRole('table', { name: 'Паузы сейчас' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Снять паузу/ })).not.toBeInTheDocument();
  });

  test('when nobody is kept out and nobody came, both are said', async () => {
    stub(listSignInPauses, () => []);
    stub(filterSignIns, () => ({ items: [], total: 0, skip: 0, size: 20 }));
    open(signIns);
    expect(await screen.findByText('Сейчас вход никому не закрыт.')).toBeVisible();
    expect(await screen.findByText('Входов ещё не было')).toBeVisible();
  });
});
