import { ApiError } from '@campus/shared/api/ApiError';
import { ticketPerson } from '@campus/shared/contract/support/places';
import { answerTicket, filterTickets, getTicket } from '@campus/shared/contract/support/calls';
import type { Ticket } from '@campus/shared/contract/support/records';
import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, one, openTickets, page, said, stubQueue, ticketUrl } from '../queue/openTickets';

const slot = { ...ticketPerson, widget: 'Sums', order: 1, access: ['SUPPORT'] } as const;
const shown = (props: object) => <p>Выплаты: {JSON.stringify(props)}</p>;
const openAmongOthers = () =>
  openTickets({
    url: ticketUrl,
    around: (queue) => <PlacesContext value={[{ slot, show: shown }]}>{queue}</PlacesContext>,
  });

beforeEach(stubQueue);

test('what other remotes know of the person stands below who asks', async () => {
  openAmongOthers();
  expect(await screen.findByText(`Выплаты: {"humanId":"${idOf(2)}"}`)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Кто спрашивает' })).toBeVisible();
});

test('of a guest no other remote knows anything', async () => {
  const owner = { humanId: null, name: 'Гостья', email: 'guest@example.test' };
  stub(getTicket, () => ({ ...one, human: null, owner }));
  openAmongOthers();
  expect(await screen.findByText('Гостья (гость)')).toBeVisible();
  expect(screen.queryByText(/^Выплаты/)).toBeNull();
});

describe('whoever has given no name yet', () => {
  const owner = { ...one.owner, name: '' };
  const nameless: Ticket = { ...one, owner, human: one.human && { ...one.human, name: '' } };
  beforeEach(() => {
    stub(filterTickets, () => ({ ...page, items: [{ ...item, owner }] }));
    stub(getTicket, () => nameless);
  });

  test('is called by the e-mail in the queue', async () => {
    openTickets();
    expect(await screen.findByText('T-000001 · anna@example.test')).toBeVisible();
  });

  test('is called by the e-mail in the ticket, which leads to their page', async () => {
    openTickets({ url: ticketUrl });
    const person = within(await screen.findByRole('region', { name: 'Кто спрашивает' }));
    const link = person.getByRole('link', { name: 'anna@example.test' });
    expect(link).toHaveAttribute('href', `/admin/humans/${idOf(2)}`);
    expect(screen.getByRole('list', { name: 'Переписка' })).toHaveTextContent(/^anna@example/);
  });

  test('is not passed over in silence when they were faster than an answer', async () => {
    openTickets({ url: ticketUrl });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Проверьте');
    stub(answerTicket, () => new ApiError(409, 'Изменено', { code: 'VERSION', changedBy: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
    expect(await screen.findByText(/^Пока вы писали, обращение изменилось: \S/)).toBeVisible();
  });
});

test('tickets that follow it up are told apart', async () => {
  const link = (number: number) => ({
    ...{ id: idOf(number), number: `T-00000${number}`, status: 'OPEN' as const },
  });
  stub(getTicket, () => ({ ...one, followUps: [link(2), link(3)] }));
  openTickets({ url: ticketUrl });
  const first = await screen.findByRole('link', { name: 'T-000002' });
  expect(first.parentElement).toHaveTextContent(/T-000002, T-000003$/);
});

test('each message is in the language that it was written in', async () => {
  stub(getTicket, () => ({ ...one, subject: 'No entry', answers: [said('Check your card')] }));
  openTickets({ url: ticketUrl });
  expect(await screen.findByText('Карта не проходит.')).toHaveAttribute('lang', 'ru');
  expect(screen.getByText('Check your card')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'No entry' })).toHaveAttribute('lang', 'en');
});

const answered = { ...said('Готово'), createdAt: '2026-11-10T10:00:00Z' };
const asksAgain = { ...answered, id: idOf(10), author: 'HUMAN', user: null } as const;

test.each<[string, Partial<Ticket>, RegExp]>([
  ['who was answered', { answers: [answered] }, /^закрыто в срок: 17 ноября 2026/],
  ['whose answer came in vain', { answers: [] }, /опозданием: 17 .*срок был 12 ноября 2026$/],
  [
    'who has asked again',
    { answers: [answered, { ...asksAgain, createdAt: '2026-11-16T09:00:00Z' }] },
    /^закрыто в срок/,
  ],
  [
    'whose ticket went into another',
    { mergedInto: { id: idOf(3), number: 'T-000003', status: 'OPEN' } },
    /^закрыто: 17 ноября 2026/,
  ],
])('closing is compared with what was promised to somebody %s', async (_, change, words) => {
  const closed = {
    status: 'CLOSED',
    closedAt: '2026-11-17T10:20:00Z',
    waitingSince: null,
  } as const;
  stub(getTicket, () => ({ ...one, ...closed, isOverdue: false, ...change }));
  openTickets({ url: ticketUrl });
  expect(await screen.findByText(words)).toBeVisible();
});
