import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import {
  createGuestTicket,
  createTicket,
  getTicketChallenge,
  listMyTickets,
} from '@campus/shared/contract/support/calls';
import { enter } from '@campus/shared/testing/enter';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { helpPage } from './helpPageFixture';
import { NewTicketScreen } from './NewTicketScreen';

const texts = { namespace: 'support', locales: { ru, en } };
const open = (person?: CurrentHuman, url = '/help/new') =>
  renderScreen(<NewTicketScreen />, { texts, person, url });
const ownTicket = {
  ...{ id: '9c1a7c9e-1f00-4a00-8a00-000000000047', number: 'T-000047', category: 'STUDY' },
  ...{ subject: 'Старая группа', text: 'Меня перевели', status: 'ANSWERED' },
  ...{ createdAt: '2026-11-18T09:00:00Z', firstAnswerAt: '2026-11-19T09:00:00Z' },
  ...{ closedAt: null, parentId: null, files: [] },
  answers: [
    {
      id: '9c1a7c9e-1f00-4a00-8a00-000000000048',
      author: 'STAFF',
      text: 'Передали в деканат',
      createdAt: '2026-11-19T09:00:00Z',
      files: [],
    },
  ],
} as CallOutput<typeof listMyTickets>['items'][number];
const receipt = {
  id: '9c1a7c9e-1f00-4a00-8a00-000000000046',
  number: 'T-000046',
  createdAt: '2026-11-20T09:00:00Z',
};
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

async function fill() {
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Тема' }),
    'Выплата не пришла или пришла не та',
  );
  await enter(box('Коротко, о чём вопрос'), 'Нет стипендии');
  await enter(box('Что случилось'), 'Не пришла за октябрь');
  await enter(box('Как к вам обращаться'), 'Студентка');
  await enter(box('Почта'), 'student@example.test');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  localStorage.clear();
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listMyTickets, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
  stub(getTicketChallenge, () => new ApiError(404, 'Не найдено'));
});

test('a sent ticket gives its number, the next steps and the focus', async () => {
  const sent: CallInput<typeof createGuestTicket>['body'][] = [];
  stub(createGuestTicket, ({ body }) => {
    sent.push(body);
    return receipt;
  });
  open();
  await fill();
  await send();
  const title = await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(title).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Что дальше' })).toBeVisible();
  expect(sent).toEqual([
    {
      category: 'PAYMENT',
      subject: 'Нет стипендии',
      text: 'Не пришла за октябрь',
      guestName: 'Студентка',
      guestEmail: 'student@example.test',
      consent: true,
      id: expect.any(String) as string,
    },
  ]);
});

test('the answer is promised in as many days as the setting says, and the receipt names the day', async () => {
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '5' }]);
  stub(createGuestTicket, () => receipt);
  open();
  expect(await screen.findByText(/ответим за 5 рабочих дней\.$/)).toBeVisible();
  await fill();
  await send();
  expect(await screen.findByText(/^Ответим до 27 ноября 2026 на почту/)).toBeVisible();
});

test('while the setting cannot be had, no number of days is promised', async () => {
  stub(listPublicSettings, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByText(/ответим за несколько рабочих дней\.$/)).toBeVisible();
  stub(createGuestTicket, () => receipt);
  await fill();
  await send();
  expect(await screen.findByText(/^За несколько рабочих дней ответим на почту/)).toBeVisible();
});

test('the number is copied, and another ticket starts from a clean form', async () => {
  const user = userEvent.setup();
  stub(createGuestTicket, () => receipt);
  const { store } = open();
  await fill();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Скопировать номер' }));
  expect(await navigator.clipboard.readText()).toBe('T-000046');
  expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]);
  await user.click(screen.getByRole('button', { name: 'Написать ещё' }));
  expect(box('Что случилось')).toHaveValue('');
});

test('every empty field is named, and the consent is not given beforehand', async () => {
  open();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Исправьте 6 полей');
  expect(summary).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Тема' })).toBeInvalid();
});

test('a refusal shows the words of the server and loses nothing typed', async () => {
  const words = 'Слишком много обращений. Попробуйте через час.';
  stub(createGuestTicket, () => new ApiError(429, words));
  open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(box('Что случилось')).toHaveValue('Не пришла за октябрь');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a field that the server refuses says so itself', async () => {
  const fields = { guestEmail: 'EMAIL_FORMAT' };
  stub(createGuestTicket, () => new ApiError(422, 'Проверьте поля', { fields }));
  open();
  await fill();
  await send();
  await screen.findByRole('alert');
  expect(box('Почта')).toBeInvalid();
});

test('a reload loses nothing but the consent', async () => {
  const { unmount } = open();
  await fill();
  unmount();
  open();
  expect(box('Что случилось')).toHaveValue('Не пришла за октябрь');
  expect(screen.getByRole('combobox', { name: 'Тема' })).toHaveValue('PAYMENT');
  expect(await screen.findByText(/за какой период ждёте выплату/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a draft is forgotten once it is sent', async () => {
  stub(createGuestTicket, () => receipt);
  const { unmount } = open();
  await fill();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  unmount();
  open();
  expect(box('Что случилось')).toHaveValue('');
});

test('somebody signed in is asked neither for a name nor an e-mail nor a consent', async () => {
  const sent: CallInput<typeof createTicket>['body'][] = [];
  stub(createTicket, ({ body }) => {
    sent.push(body);
    return { ...receipt, status: 'NEW', isReopened: false, isCardBlocked: false };
  });
  open(humanOf({ lastName: 'Первокурсница', firstName: 'Студентка' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Почта' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта');
  await userEvent.type(box('Коротко, о чём вопрос'), 'Не открывается карта');
  await userEvent.type(box('Что случилось'), 'Экран остаётся пустым');
  await send();
  expect(await screen.findByText(/^Ответим до 24 ноября 2026 на странице обращения/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть обращение' })).toHaveAttribute(
    'href',
    `/me/tickets/${receipt.id}`,
  );
  expect(sent).toEqual([
    {
      category: 'CARD',
      subject: 'Не открывается карта',
      text: 'Экран остаётся пустым',
      id: expect.any(String) as string,
    },
  ]);
});

test('own tickets that are not over stand above, and lead to their threads', async () => {
  stub(listMyTickets, () => ({ items: [ownTicket], total: 1, skip: 0, size: 20 }));
  open(humanOf());
  const own = within(await screen.findByRole('region', { name: 'Обращения' }));
  expect(await own.findByRole('link', { name: 'Старая группа' })).toHaveAttribute(
    'href',
    `/me/tickets/${ownTicket.id}`,
  );
  expect(own.getByRole('link', { name: 'Все обращения' })).toHaveAttribute('href', '/me/tickets');
});

test('pages of help that do not load are asked for again, and the form is there meanwhile', async () => {
  stub(filterInfoPages, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const pages = await screen.findByRole('region', { name: 'Ответы на частые вопросы' });
  expect(within(pages).getByRole('alert')).toHaveTextContent('Ответы сейчас не открываются');
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeVisible();
  stub(filterInfoPages, () => ({ items: [helpPage], total: 1, skip: 0, size: 20 }));
  await userEvent.click(within(pages).getByRole('button', { name: 'Повторить' }));
  expect(await within(pages).findByRole('link', { name: 'Как получить карту' })).toBeVisible();
  expect(within(pages).queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty field is asked to be filled in, not to be longer', async () => {
  open();
  await send();
  await screen.findByRole('alert');
  expect(box('Что случилось')).toHaveAccessibleDescription(/Расскажите, что случилось/);
});

test('the summary asks for each empty field in its own words', async () => {
  open();
  await send();
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.slice(0, 2).map((link) => link.textContent)).toEqual([
    'Выберите тему',
    'Напишите в нескольких словах, о чём вопрос',
  ]);
});

test('own tickets that cannot be had are not left out in silence', async () => {
  stub(listMyTickets, () => new ApiError(503, 'Сервис недоступен'));
  open(humanOf());
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(box('Что случилось')).toBeVisible();
});
