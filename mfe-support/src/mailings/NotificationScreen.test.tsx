import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  countAudience,
  createNotification,
  getNotification,
  sendNotification,
  testNotification,
  updateNotification,
} from '@campus/shared/contract/notifications/calls';
import type { AudienceCount, Notification } from '@campus/shared/contract/notifications/records';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationScreen } from './NotificationScreen';
import { notificationOf, openNotifications } from './openNotifications';

const draft = notificationOf();
const url = `/admin/notifications/${draft.id}`;
const countOf = (recipients: number | null): AudienceCount => ({
  recipients,
  reach: { INBOX: recipients, PUSH: null, EMAIL: 120 },
  unavailable: ['PUSH'],
  refused: [],
});

const asked: CallInput<typeof countAudience>['body'][] = [];
function stubCount(answer: (body: (typeof asked)[number]) => AudienceCount | ApiError) {
  asked.length = 0;
  stub(countAudience, ({ body }) => {
    asked.push(body);
    return answer(body);
  });
}

/** The server, which keeps what is saved. */
function stubDraft(first: Notification | null) {
  let kept = first ?? draft;
  const saved: object[] = [];
  const keep = (body: object) => {
    saved.push(body);
    kept = { ...kept, ...(body as Partial<Notification>), version: kept.version + 1 };
    return kept;
  };
  stub(getNotification, () => kept);
  stub(createNotification, ({ body }) => keep(body));
  stub(updateNotification, ({ body }) => keep(body));
  const sent = jest.fn((_: CallInput<typeof sendNotification>) => {
    kept = { ...kept, status: kept.sendAt ? 'SCHEDULED' : 'SENDING', version: kept.version + 1 };
    return kept;
  });
  stub(sendNotification, sent);
  return { saved, sent };
}

const open = (address = url, roles: Role[] = ['CONTENT_MANAGER']) =>
  openNotifications(<NotificationScreen />, { url: address, roles });

beforeEach(() => {
  localStorage.clear();
  stubCount(() => countOf(312));
  stub(listEduOrgs, () => []);
  stub(listStudentStatuses, () => []);
});

const bar = async () =>
  within(await screen.findByRole('group', { name: 'Действия с уведомлением' }));

test('the number of people is told as the audience is built, also on the button', async () => {
  stubDraft(draft);
  stubCount(({ audience }) => countOf(audience.mode === 'STUDENTS' ? 90 : 312));
  open();
  expect(await screen.findByText('Получат 312 участников')).toBeVisible();
  expect((await bar()).getByRole('button', { name: 'Отправить 312 участникам' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Все, кто учится' }));
  expect(await screen.findByText('Получат 90 участников')).toBeVisible();
  expect((await bar()).getByRole('button', { name: 'Отправить 90 участникам' })).toBeVisible();
  expect(new Set(asked.map(({ audience }) => audience.mode))).toEqual(new Set(['ALL', 'STUDENTS']));
});

test('each chosen channel says how many it reaches, or that it is not set up', async () => {
  stubDraft({ ...draft, channels: ['INBOX', 'PUSH', 'EMAIL'] });
  open();
  const lines = within(await screen.findByRole('region', { name: 'Кому' }));
  const [inbox, push, email] = await lines.findAllByRole('listitem');
  expect(inbox).toHaveTextContent('312');
  expect(push).toHaveTextContent('не настроено');
  expect(email).toHaveTextContent('120');
});

test('a channel whose service refuses us says that it does not work', async () => {
  stubDraft({ ...draft, channels: ['PUSH'] });
  stubCount(() => ({ ...countOf(312), unavailable: [], refused: ['PUSH'] }));
  open();
  const lines = within(await screen.findByRole('region', { name: 'Кому' }));
  expect(await lines.findByRole('listitem')).toHaveTextContent('сейчас не работает');
});

test('an audience of fewer than ten, of nobody, and one that may not be counted say so', async () => {
  stubDraft(draft);
  stubCount(() => countOf(null));
  const few = open();
  expect((await screen.findAllByText('Меньше десяти'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeVisible();
  few.unmount();
  stubCount(() => countOf(0));
  const nobody = open();
  expect(await screen.findByText('Под эти условия никто не подходит')).toBeVisible();
  nobody.unmount();
  stubCount(() => new ApiError(403, 'Искать людей может поддержка'));
  open();
  expect(await screen.findByText('Искать людей может поддержка')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Посчитать ещё раз' })).toBeVisible();
});

test('where the server does not count, nothing is said of it', async () => {
  stubDraft(draft);
  stubCount(() => new ApiError(404, 'Нет такого адреса'));
  open();
  expect((await bar()).getByRole('button', { name: 'Отправить' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Считаем получателей…')).toBeNull());
  expect(screen.queryByText('Нет такого адреса')).toBeNull();
});

test('what is written is saved before it is sent, and sent after a question with the number', async () => {
  const { saved, sent } = stubDraft(draft);
  open();
  await screen.findByText('Получат 312 участников');
  const title = screen.getByRole('textbox', { name: 'Заголовок' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Столовая закрыта');
  await userEvent.click((await bar()).getByRole('button', { name: 'Отправить 312 участникам' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('heading', { name: 'Отправить 312 участникам?' })).toBeVisible();
  expect(saved).toMatchObject([{ title: { ru: 'Столовая закрыта' }, version: 3 }]);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить 312 участникам' }));
  expect(await screen.findByRole('region', { name: 'Отправка' })).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ params: { id: draft.id }, body: { version: 4 } }]]);
});

test('what somebody else has saved since the question is shown, and not sent', async () => {
  stubDraft(draft);
  stub(sendNotification, () => {
    stub(getNotification, () => ({ ...draft, title: { ru: 'Столовая закр' }, version: 9 }));
    return new ApiError(409, 'Изменила Быстрая Коллега', { code: 'VERSION' });
  });
  const { store } = open();
  const name = 'Отправить 312 участникам';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
  const title = await screen.findByRole('textbox', { name: 'Заголовок' });
  await waitFor(() => expect(title).toHaveValue('Столовая закр'));
  expect(store.getState().notifications).toMatchObject([{ text: 'Изменила Быстрая Коллега' }]);
});

test('words that are missing are asked for, and nothing is sent', async () => {
  const { saved, sent } = stubDraft({ ...draft, title: { ru: '' }, body: { ru: '' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Отправить 312/ }));
  expect(
    await screen.findAllByText('Напишите заголовок: с него начинается уведомление'),
  ).not.toHaveLength(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect({ saved, calls: sent.mock.calls }).toEqual({ saved: [], calls: [] });
});

test('with a moment ahead the button plans it', async () => {
  const { sent } = stubDraft({ ...draft, sendAt: '2040-12-05T07:00:00Z' });
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Запланировать на 5 декабря 2040, 10:00' }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/сейчас его получили бы 312 участников/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Запланировать' }));
  expect(await screen.findByRole('region', { name: 'Запланировано' })).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a new one is made by its first save and goes on under its own address', async () => {
  const { saved } = stubDraft(null);
  const { router } = open('/admin/notifications/new');
  expect(await screen.findByRole('heading', { name: 'Новое уведомление' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Заголовок' }), 'Каникулы');
  await userEvent.type(screen.getByRole('textbox', { name: 'Текст' }), 'До 9 февраля');
  await userEvent.type(
    screen.getByRole('textbox', { name: /^Ссылка/ }),
    `${window.location.origin}/me/card`,
  );
  await userEvent.click((await bar()).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(url));
  expect(saved).toMatchObject([
    {
      ...{ title: { ru: 'Каникулы' }, body: { ru: 'До 9 февраля' }, link: '/me/card' },
      ...{ audience: { mode: 'ALL' }, channels: ['INBOX'], sendAt: null },
    },
  ]);
  expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Каникулы');
});

test('who is shown the three looks sees the words as they are typed', async () => {
  stubDraft(draft);
  open();
  const looks = within(await screen.findByRole('region', { name: 'Как это увидят' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' снова');
  expect(looks.getByText('Столовая открыта снова')).toBeVisible();
  await userEvent.click(looks.getByRole('tab', { name: 'На устройстве' }));
  const notice = within(looks.getByRole('tabpanel', { name: 'На устройстве' }));
  expect(notice.getByText('Столовая открыта снова')).toBeVisible();
  expect(notice.getByText(draft.body.ru)).toBeVisible();
  await userEvent.click(looks.getByRole('tab', { name: 'Письмо' }));
  expect(looks.getByText('Открыть «Кампус»')).toBeVisible();
  expect(looks.getByText(/согласились на рассылку/)).toBeVisible();
});

test('a test goes to who writes, as it is typed', async () => {
  stubDraft(draft);
  const tests: object[] = [];
  stub(testNotification, ({ body }) => {
    tests.push(body);
    return { to: 'content@example.test' };
  });
  const { store } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' снова');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить себе' }));
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: 'Письмо с пометкой «Проверка» отправлено на content@example.test' },
    ]),
  );
  expect(tests).toMatchObject([{ title: { ru: 'Столовая открыта снова' }, link: '/news' }]);
});

test('where the server sends no tests, none is offered any more', async () => {
  stubDraft(draft);
  stub(testNotification, () => new ApiError(404, 'Нет такого адреса'));
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить себе' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отправить себе' })).toBeNull());
  expect(store.getState().notifications).toStrictEqual([]);
});

test('support prepares it, and is told who sends it', async () => {
  stubDraft(draft);
  open(url, ['SUPPORT']);
  expect(await screen.findByText(/Отправит его редактор или администратор/)).toBeVisible();
  expect((await bar()).getByRole('button', { name: 'Сохранить' })).toBeVisible();
  expect((await bar()).queryByRole('button', { name: /^Отправить \d/ })).toBeNull();
});

test('somebody who saved first is compared with, field by field', async () => {
  stubDraft(draft);
  stub(updateNotification, ({ body }) => {
    if (body.version > 3) return { ...draft, version: 5 };
    stub(getNotification, () => notificationOf({ audience: { mode: 'STUDENTS' }, version: 4 }));
    return new ApiError(409, 'Изменено', { code: 'VERSION', changedBy: 'Быстрая Коллега' });
  });
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' снова');
  await userEvent.click((await bar()).getByRole('button', { name: 'Сохранить' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Все, кто учится')).toBeVisible();
  expect(dialog.getByText('Столовая открыта снова')).toBeVisible();
});

test('what somebody else has sent meanwhile is looked at from then on', async () => {
  stubDraft(draft);
  stub(updateNotification, () => {
    stub(getNotification, () => ({ ...draft, status: 'SENDING', version: 4 }));
    return new ApiError(409, 'Уведомление уже отправляется.', { code: 'STATE' });
  });
  const { store } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' снова');
  await userEvent.click((await bar()).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('region', { name: 'Отправка' })).toBeVisible();
  expect(store.getState().notifications).toMatchObject([{ text: 'Уведомление уже отправляется.' }]);
});

test('an address that leads nowhere, a failure and a missing right are said each in its way', async () => {
  stub(getNotification, () => new ApiError(404, 'Не найдено'));
  const nowhere = open();
  expect(await screen.findByRole('link', { name: 'Ко всем уведомлениям' })).toBeVisible();
  nowhere.unmount();
  stub(getNotification, () => new ApiError(503, 'Сервис недоступен'));
  const failed = open();
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
  failed.unmount();
  stub(getNotification, () => new ApiError(403, 'Нет доступа'));
  const forbidden = open();
  expect(await screen.findByText('Нет доступа')).toBeVisible();
  forbidden.unmount();
  open('/admin/notifications/new', ['AUDITOR']);
  expect(await screen.findByText(/Уведомления пишут редактор/)).toBeVisible();
});
