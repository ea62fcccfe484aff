import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listHelpfulPages } from '@campus/shared/contract/media/voteCalls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { helpPage } from '../ticket/helpPageFixture';
import { HelpScreen } from './HelpScreen';

type HelpPage = CallOutput<typeof filterInfoPages>['items'][number];

const open = (options: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(<HelpScreen />, {
    url: '/help',
    texts: { namespace: 'support', locales: { ru, en } },
    ...options,
  });

const idOf = (number: number) => `4d1a7c9e-1f00-4a00-8a00-${String(number).padStart(12, '0')}`;
const page = (number: number, own: Partial<HelpPage> = {}): HelpPage => ({
  ...helpPage,
  ...{ id: idOf(number), url: `page-${number}`, title: `Ответ ${number}`, ...own },
});

const asked: CallInput<typeof filterInfoPages>[] = [];
const answerWith = (...items: HelpPage[]) =>
  stub(filterInfoPages, (input) => {
    asked.push(input);
    return { items, total: items.length, skip: 0, size: 20 };
  });

beforeEach(() => {
  asked.length = 0;
  answerWith(page(1), page(2, { parentId: idOf(1) }), page(3, { parentId: idOf(1) }));
  stub(listHelpfulPages, () => new ApiError(404, 'Не найдено'));
  stub(listPublicSettings, () => [
    { id: 'ticketAnswerDays', value: '2' },
    { id: 'supportPhone', value: '+7 800 000-00-00' },
    { id: 'supportEmail', value: 'support@example.test' },
    { id: 'supportHours', value: 'по будням' },
  ]);
});

test('what has helped most stands first, as readers have said, and nothing that helped nobody', async () => {
  answerWith(page(1), page(2), page(3), page(4), page(5));
  stub(listHelpfulPages, () => [5, 2, 9, 3].map((number) => ({ pageId: idOf(number) })));
  open();
  const helpful = within(await screen.findByRole('region', { name: 'Помогает чаще всего' }));
  const links = await helpful.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Ответ 5', 'Ответ 2', 'Ответ 3']);
});

test('while too few have said so, nothing is claimed to help most', async () => {
  stub(listHelpfulPages, () => [{ pageId: idOf(3) }]);
  open();
  expect(await screen.findByRole('link', { name: 'Ответ 2' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Частые вопросы' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Помогает чаще всего' })).toBeNull();
});

test('a server that keeps no votes has the order of the section, without pages that only introduce', async () => {
  open();
  const most = within(await screen.findByRole('region', { name: 'Частые вопросы' }));
  const links = await most.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Ответ 2', 'Ответ 3']);
  expect(links[0]).toHaveAttribute('href', '/info/page-2');
  expect(asked[0]?.body?.sections).toEqual(['HELP']);
});

test('answers come while one types, each with the place where the words stand', async () => {
  const { router } = open();
  await screen.findByText('Ответ 2');
  answerWith(page(4, { found: 'Код живёт десять минут' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти ответ' }), 'код');
  const found = within(await screen.findByRole('region', { name: 'Ответы' }));
  expect(await found.findByText('Код живёт десять минут')).toBeVisible();
  expect(found.getByRole('status')).toHaveTextContent('Нашёлся 1 ответ');
  expect(asked.at(-1)?.body?.search).toBe('код');
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'код' })}`);
});

test('of more answers than are shown it says how to find the others', async () => {
  stub(filterInfoPages, () => ({ items: [page(1), page(2)], total: 45, skip: 0, size: 2 }));
  const { unmount } = open({ url: '/help?search=карта' });
  expect(await screen.findByText('Нашлось 45 ответов')).toBeVisible();
  expect(screen.getByText(/^Показаны первые 2\. Добавьте слово/)).toBeVisible();
  unmount();
  open();
  await screen.findByText('Ответ 2');
  expect(screen.queryByText(/^Показаны первые/)).toBeNull();
});

test('where nothing is found it says so and what to do', async () => {
  answerWith();
  open({ url: '/help?search=слон' });
  expect(await screen.findByText('Такого ответа пока нет')).toBeVisible();
  expect(screen.getByText('Попробуйте другие слова или напишите нам.')).toBeVisible();
});

test('each topic leads to the form with its hint; only a holder can lose a card', async () => {
  const { unmount } = open();
  const topics = within(screen.getByRole('region', { name: 'О чём вопрос?' }));
  expect(topics.getByRole('link', { name: 'Карта' })).toHaveAttribute(
    'href',
    '/help/new?topic=CARD',
  );
  expect(topics.queryByRole('link', { name: 'Карта потеряна' })).toBeNull();
  unmount();
  open({ person: humanOf() });
  expect(screen.getByRole('link', { name: 'Карта потеряна' })).toHaveAttribute(
    'href',
    '/help/new?topic=CARD_LOST',
  );
});

test('support can be called and written to', async () => {
  open();
  const contact = within(await screen.findByRole('region', { name: 'Связаться с нами' }));
  expect(contact.getByRole('link', { name: '+7 800 000-00-00' })).toHaveAttribute(
    'href',
    'tel:+78000000000',
  );
  expect(contact.getByRole('link', { name: 'support@example.test' })).toHaveAttribute(
    'href',
    'mailto:support@example.test',
  );
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new',
  );
});

test('each of two numbers is called by itself', async () => {
  const value = '+7 800 000-00-00, +7 495 000-00-00';
  stub(listPublicSettings, () => [{ id: 'supportPhone', value }]);
  open();
  const contact = within(await screen.findByRole('region', { name: 'Связаться с нами' }));
  const links = contact.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+78000000000', 'tel:+74950000000']);
});

test('a text that is no address becomes no link', async () => {
  stub(listPublicSettings, () => [{ id: 'supportEmail', value: 'a@b.test?bcc=c@d.test' }]);
  open();
  const contact = await screen.findByRole('region', { name: 'Связаться с нами' });
  expect(contact).toHaveTextContent('a@b.test?bcc=c@d.test');
  expect(within(contact).queryByRole('link')).toBeNull();
});

test('without contacts the rest is there', async () => {
  stub(listPublicSettings, () => []);
  open();
  expect(await screen.findByText('Ответ 2')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Связаться с нами' })).toBeNull();
});

test('pages that do not load are asked for again, and one can write meanwhile', async () => {
  stub(filterInfoPages, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toBeVisible();
  answerWith(page(5));
  await userEvent.click(retry);
  expect(await screen.findByText('Ответ 5')).toBeVisible();
});

test('speaks English too', async () => {
  open({ language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/we answer within 2 working days/)).toBeVisible());
});
