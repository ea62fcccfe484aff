import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { filterHelpVotes, type HelpRating } from '@campus/shared/contract/media/voteCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { HelpVotesScreen, locales } from './HelpVotesScreen';

const ratingOf = (number: number, change: Partial<HelpRating> = {}): HelpRating => ({
  ...{ pageId: idOf(number), title: `Страница ${number}`, lang: 'ru', url: `stranitsa-${number}` },
  ...{ isPublished: true, helped: 3, notHelped: 1, share: 0.75 },
  ...{ lastAt: '2026-11-10T09:00:00Z', words: [] },
  ...change,
});
const pageOf = (...items: HelpRating[]) => ({ items, total: items.length, skip: 0, size: 20 });

const asked: CallInput<typeof filterHelpVotes>[] = [];
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answer(
    ratingOf(1, { words: [{ text: 'Нет адреса', at: '2026-11-10T09:00:00Z' }] }),
    ratingOf(2, { helped: 0, notHelped: 0, share: null, lastAt: null }),
    ratingOf(3, { isPublished: false }),
  );
});

const answer = (...items: HelpRating[]) =>
  stub(filterHelpVotes, (input) => {
    asked.push(input);
    return pageOf(...items);
  });

interface Options {
  search?: string;
  roles?: Role[];
  language?: 'ru' | 'en';
}

const open = ({ search = '', roles = ['CONTENT_MANAGER'], language = 'ru' }: Options = {}) =>
  renderScreen(<HelpVotesScreen />, {
    ...{ url: `/admin/help${search}`, roles, language },
    texts: {
      namespace: 'support',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('each page says how many readers it helped, and leads to itself and to its editor', async () => {
  open();
  const first = await row(/Страница 1/);
  expect(first.getByText('75 %')).toBeVisible();
  const page = first.getByRole('link', { name: 'Страница 1' });
  expect(page).toHaveAttribute('href', '/info/stranitsa-1');
  const editor = first.getByRole('link', { name: 'Изменить Страница 1' });
  expect(editor).toHaveAttribute('href', `/admin/media/info-pages/${idOf(1)}`);
  expect((await row(/Страница 2/)).getByText('нет ответов')).toBeVisible();
  const third = await row(/Страница 3/);
  expect(third.getByText('снята с сайта')).toBeVisible();
  expect(third.queryByRole('link', { name: 'Страница 3' })).toBeNull();
});

test('what readers have missed is read in a window', async () => {
  open();
  const first = await row(/Страница 1/);
  await userEvent.click(first.getByRole('button', { name: '1 отзыв: Страница 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Чего не хватило: Страница 1' }));
  expect(dialog.getByText('Нет адреса')).toBeVisible();
});

test('order, period and direction are asked for as the address has them', async () => {
  open({ search: '?order=SHARE&asc=true&atFrom=2026-11-01&atTo=2026-11-02' });
  const share = await screen.findByRole('columnheader', { name: 'Доля «помогла»' });
  expect(share).toHaveAttribute('aria-sort', 'ascending');
  expect(asked[0]).toEqual({
    query: { skip: 0, size: 20, asc: true },
    body: { order: 'SHARE', from: '2026-10-31T21:00:00.000Z', to: '2026-11-02T20:59:59.999Z' },
  });
});

test('the usual order has the pages that did not help first, and its header turns it round', async () => {
  open();
  const header = await screen.findByRole('columnheader', { name: 'Не помогла' });
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(header).getByRole('link'));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ asc: true }));
});

test('support has no editor of pages, in English too', async () => {
  open({ roles: ['SUPPORT'], language: 'en' });
  const first = await row(/Страница 1/);
  expect(first.getByRole('button', { name: '1 comment: Страница 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

test('without pages of help it says how they come', async () => {
  answer();
  open();
  expect(await screen.findByText('Страниц помощи пока нет')).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  stub(filterHelpVotes, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('a server that keeps no answers is no failure', async () => {
  stub(filterHelpVotes, () => new ApiError(404, 'Нет такой страницы') as never);
  open();
  expect(await screen.findByText('Ответов читателей здесь нет')).toBeVisible();
});
