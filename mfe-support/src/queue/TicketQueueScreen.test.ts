import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import {
  answerTicket,
  filterTickets,
  getTicket,
  listCannedAnswers,
} from '@campus/shared/contract/support/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, one, openTickets as open, page, said, stubQueue, ticketUrl } from './openTickets';

beforeEach(stubQueue);

test.each<[string, object]>([
  ['view=unassigned', { assigneeId: null, statuses: ['NEW', 'OPEN'] }],
  ['view=overdue', { isOverdue: true }],
  ['view=waiting', { statuses: ['ANSWERED'] }],
  ['rating=POOR', { scores: ['POOR'] }],
  ['priority=HIGH&topic=CARD', { priorities: ['HIGH'], categories: ['CARD'] }],
])('the queue at %s asks for just that, the oldest first', async (search, body) => {
  const asked: CallInput<typeof filterTickets>[] = [];
  stub(filterTickets, (input) => {
    asked.push(input);
    return page;
  });
  open({ url: `/admin/tickets?${search}` });
  const row = within(await screen.findByRole('row', { name: /Турникет не открывается/ }));
  expect(row.getByText('Просрочено')).toBeVisible();
  expect(asked[0]).toMatchObject({ query: { asc: true }, body });
});

test('an empty queue says so, and a failed one gives the reason, in English too', async () => {
  stub(filterTickets, () => ({ ...page, items: [], total: 0 }));
  const empty = open();
  expect(await screen.findByText('Обращений нет')).toBeVisible();
  empty.unmount();
  stub(filterTickets, () => new ApiError(503, 'The service is unavailable'));
  open({ language: 'en' });
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
});

test('the open one shows who asks, the thread and when an answer was due', async () => {
  stub(getTicket, () => ({ ...one, answers: [said('Похоже на сбой', true)] }));
  open({ url: ticketUrl });
  const person = within(await screen.findByRole('region', { name: 'Кто спрашивает' }));
  expect(person.getByRole('link', { name: 'Мечтательная Анна' })).toHaveAttribute(
    'href',
    `/admin/humans/${idOf(2)}`,
  );
  const [opening, note] = within(screen.getByRole('list', { name: 'Переписка' })).getAllByRole(
    'listitem',
  );
  expect(opening).toHaveTextContent('Карта не проходит.');
  expect(note).toHaveTextContent('Заметка для своих · Быстрая Коллега');
  expect(await screen.findByText('срок ответа был 12 ноября 2026')).toBeVisible();
});

test('an answer that crossed another’s stays, below what the other wrote, and is sent again', async () => {
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    if (sent.length > 1) return { ...one, version: 5, status: 'ANSWERED' };
    stub(getTicket, () => ({ ...one, version: 4, answers: [said('Уже чиним')] }));
    return new ApiError(409, 'Изменено', { code: 'VERSION', changedBy: 'Быстрая Коллега' });
  });
  open({ url: ticketUrl });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Проверьте карту');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText(/Пока вы писали, обращение изменилось: Быстрая/)).toBeVisible();
  expect(screen.getByText('Уже чиним')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Проверьте карту');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue(''));
  expect(sent).toMatchObject([
    { text: 'Проверьте карту', isInternal: false, version: 3 },
    { text: 'Проверьте карту', isInternal: false, version: 4 },
  ]);
});

test('an answer that crossed a change without words says who made it', async () => {
  stub(answerTicket, () => {
    stub(getTicket, () => ({ ...one, version: 4 }));
    return new ApiError(409, 'Изменено', { code: 'VERSION', changedBy: 'Быстрая Коллега' });
  });
  open({ url: ticketUrl });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Проверьте карту');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText(/Пока вы писали, обращение изменилось: Быстрая/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Проверьте карту');
});

test('a note is sent as one that only staff see', async () => {
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    return one;
  });
  open({ url: ticketUrl });
  await userEvent.click(await screen.findByRole('button', { name: 'Заметка для своих' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Спросила деканат');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ text: 'Спросила деканат', isInternal: true });
});

test('a ticket is closed after a question', async () => {
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    return { ...one, status: 'CLOSED' };
  });
  open({ url: ticketUrl });
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(sent).toEqual([{ close: true, version: 3 }]));
});

test('what the owner thinks of the answer stands under the thread', async () => {
  const rating = { score: 'POOR', words: 'Не про мой случай', at: '2026-11-12T09:00:00Z' } as const;
  stub(getTicket, () => ({ ...one, rating }));
  open({ url: ticketUrl });
  const shown = within(await screen.findByRole('region', { name: 'Оценка ответа' }));
  expect(shown.getByText('Не помог')).toBeVisible();
  expect(shown.getByText('Не про мой случай')).toBeVisible();
});

test('auditors read and answer nothing; an address of none says so', async () => {
  const read = open({ url: ticketUrl, roles: ['AUDITOR'] });
  expect(await screen.findByRole('list', { name: 'Переписка' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Ответ' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  read.unmount();
  stub(getTicket, () => new ApiError(404, 'Not found'));
  open({ url: ticketUrl });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Такого обращения нет' }),
  ).toBeVisible();
});

test.each([
  ['mine', { statuses: ['NEW', 'OPEN', 'ANSWERED'] }],
  ['unassigned', { assigneeId: null, statuses: ['NEW', 'OPEN'] }],
])('the tab %s says whose they are: no filter beside it says another', async (view, body) => {
  const asked: CallInput<typeof filterTickets>['body'][] = [];
  stub(filterTickets, (input) => {
    asked.push(input.body);
    return page;
  });
  open({ url: `/admin/tickets?view=${view}&assignee=${idOf(8)}` });
  await screen.findByRole('row', { name: /Турникет не открывается/ });
  expect(asked[0]).toMatchObject(body);
  expect(asked[0]?.assigneeId).not.toBe(idOf(8));
  expect(screen.queryByRole('combobox', { name: 'Ответственный' })).toBeNull();
});

const role = { id: idOf(7), key: 'SUPPORT', name: 'Поддержка' } as const;
const colleague = {
  ...{ id: idOf(8), lastName: 'Быстрая', firstName: 'Коллега', middleName: null },
  ...{ role, isActive: true },
};

async function chooseRow() {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Выбрать: Турникет/ }));
}

function keepSent() {
  const sent: CallInput<typeof answerTicket>[] = [];
  stub(answerTicket, (input) => {
    sent.push(input);
    return one;
  });
  return sent;
}

test('several are handed over to a colleague, who has to be chosen', async () => {
  stub(listUserRoles, () => [role]);
  stub(filterUsers, () => ({ items: [colleague], total: 1, skip: 0, size: 100 }));
  const sent = keepSent();
  await chooseRow();
  await userEvent.click(screen.getByRole('button', { name: 'Передать' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Передать 1 обращение' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Передать' }));
  expect(await dialog.findByText('Выберите, кому передать')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Ответственный' }));
  await userEvent.click(await screen.findByRole('option', { name: /Быстрая Коллега/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Передать' }));
  await waitFor(() =>
    expect(sent).toEqual([{ params: { id: item.id }, body: { assigneeId: idOf(8) } }]),
  );
});

test('several are closed with a reason, which everybody is told and no key throws away', async () => {
  const sent = keepSent();
  await chooseRow();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть 1 обращение?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ответить и закрыть' }));
  expect(await dialog.findByText('Напишите, почему закрываете обращения')).toBeVisible();
  expect(sent).toStrictEqual([]);
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Почему закрываете' }),
    'Сбой устранён.',
  );
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Продолжить правку' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ответить и закрыть' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { params: { id: item.id }, body: { text: 'Сбой устранён.', close: true } },
    ]),
  );
});

test('several are not closed over what came since somebody began to', async () => {
  const sent = keepSent();
  stub(filterTickets, () => ({ ...page, items: [{ ...item, version: 3 }] }));
  await chooseRow();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть 1 обращение?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Почему закрываете' }), 'Исправлено.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ответить и закрыть' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { close: true, version: 3 } }]));
});

test('those that somebody has changed meanwhile are refused once, and taken at the next press', async () => {
  stub(filterTickets, () => ({ ...page, items: [{ ...item, version: 3 }] }));
  await chooseRow();
  const fresh = { ...item, version: 4, subject: 'Турникет открылся' };
  stub(filterTickets, () => ({ ...page, items: [fresh] }));
  const sent: CallInput<typeof answerTicket>[] = [];
  stub(answerTicket, (input) => {
    sent.push(input);
    if (input.body?.version === fresh.version) return one;
    return new ApiError(409, 'Обращение изменила Быстрая Коллега', { code: 'VERSION' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Взять себе' }));
  expect(await screen.findByRole('row', { name: /Турникет открылся/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Взять себе' }));
  await waitFor(() => expect(sent.map(({ body }) => body?.version)).toEqual([3, 4]));
});

test('the reason is there once more for those that were refused, and then it is done with', async () => {
  await chooseRow();
  stub(answerTicket, () => new ApiError(409, 'Уже изменили', { code: 'VERSION' }));
  const reason = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    return screen.findByRole('textbox', { name: 'Почему закрываете' });
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Ответить и закрыть' }));
  await userEvent.type(await reason(), 'Исправлено.');
  await send();
  expect(await screen.findByText(/Уже изменили/)).toBeVisible();
  expect(await reason()).toHaveValue('Исправлено.');
  const sent = keepSent();
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ body: { text: 'Исправлено.' } }]));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Турникет/ }));
  expect(await reason()).toHaveValue('');
});

test('a late first answer and the day on which it closes by itself are said', async () => {
  const late = { firstAnswerAt: '2026-11-16T09:00:00Z', waitingSince: null, isOverdue: false };
  const answers = [{ ...said('Готово'), createdAt: '2026-11-16T09:00:00Z' }];
  stub(getTicket, () => ({ ...one, ...late, status: 'ANSWERED', answers }));
  open({ url: ticketUrl });
  expect(
    await screen.findByText(/первый ответ с опозданием: 16 ноября 2026.*срок был 12 ноября 2026/),
  ).toBeVisible();
  expect(screen.getByText('закроется само 23 ноября 2026')).toBeVisible();
});

test('support finds the way to a ticket for a caller, auditors to what is answered often alone', async () => {
  const view = open();
  expect(await screen.findByRole('link', { name: 'Новое обращение' })).toHaveAttribute(
    'href',
    '/admin/tickets/new',
  );
  // The server of this file has no canned answers.
  expect(screen.queryByRole('link', { name: 'Заготовки ответов' })).toBeNull();
  view.unmount();
  stub(listCannedAnswers, () => []);
  const able = open();
  expect(await screen.findByRole('link', { name: 'Заготовки ответов' })).toBeVisible();
  able.unmount();
  open({ roles: ['AUDITOR'] });
  await screen.findByRole('row', { name: /Турникет не открывается/ });
  expect(await screen.findByRole('link', { name: 'Заготовки ответов' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Новое обращение' })).toBeNull();
});
