import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { createHelpVote, getHelpVote } from '@campus/shared/contract/media/voteCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { helpPage } from '../ticket/helpPageFixture';
import { HelpVote } from './HelpVote';

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<HelpVote url={helpPage.url} />, {
    texts: { namespace: 'support', locales: { ru, en } },
    language,
  });
const button = (name: string) => screen.getByRole('button', { name });

const sent: CallInput<typeof createHelpVote>['body'][] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  stub(getInfoPageByUrl, () => ({
    ...helpPage,
    section: 'HELP' as const,
    ...{ publishAt: '2026-11-02T09:00:00Z', updatedAt: '2026-11-03T09:00:00Z' },
    ...{ body: '', files: [] },
    seo: { title: helpPage.title, description: '', image: null },
  }));
  stub(getHelpVote, () => null);
  stub(createHelpVote, ({ body }) => {
    sent.push(body);
    return { isHelpful: body.isHelpful };
  });
});

test('yes is one press, is thanked for and stays marked', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Спасибо, рады помочь')).toBeVisible();
  expect(button('Да')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Да')).toHaveFocus();
  expect(sent).toMatchObject([{ pageId: helpPage.id, isHelpful: true }]);
});

test('no is asked for words, and both answers come from one browser', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Нет' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Чего не хватило?' }), 'Адреса');
  await userEvent.click(button('Отправить'));
  await waitFor(() => expect(screen.getByText(/когда будем править страницу/)).toHaveFocus());
  expect(sent).toMatchObject([{ isHelpful: false }, { isHelpful: false, words: 'Адреса' }]);
  expect(new Set(sent.map(({ voter }) => voter)).size).toBe(1);
});

test('of two quick answers the second is sent after the first, and stands', async () => {
  const answers: (() => void)[] = [];
  stub(createHelpVote, async ({ body }) => {
    sent.push(body);
    await new Promise<void>((resolve) => answers.push(resolve));
    return { isHelpful: body.isHelpful };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
  await userEvent.click(button('Нет'));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(sent).toMatchObject([{ isHelpful: true }]);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(sent).toMatchObject([{ isHelpful: true }, { isHelpful: false }]);
  answers[1]?.();
  expect(await screen.findByText('Спасибо, ответ учтён')).toBeVisible();
  expect(button('Нет')).toHaveAttribute('aria-pressed', 'true');
});

test('a later visit knows the answer, and a new one takes its place', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Нет' }));
  await screen.findByText('Спасибо, ответ учтён');
  unmount();
  const asked: CallInput<typeof getHelpVote>[] = [];
  stub(getHelpVote, (input) => {
    asked.push(input);
    return { isHelpful: false };
  });
  open();
  expect(await screen.findByRole('button', { name: 'Нет' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.click(button('Да'));
  await screen.findByText('Спасибо, рады помочь');
  expect(sent[1]?.voter).toBe(sent[0]?.voter);
  expect(asked.at(-1)?.query).toEqual({ voter: sent[0]?.voter });
});

test('nothing is asked where the server keeps no answers', async () => {
  let isAsked = false;
  stub(getHelpVote, () => {
    isAsked = true;
    return new ApiError(404, 'Не найдено');
  });
  open();
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer that is not taken is said, and can be given again', async () => {
  stub(createHelpVote, () => new ApiError(429, 'Слишком много ответов за час'));
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: 'Слишком много ответов за час' },
    ]),
  );
  expect(button('Да')).toHaveAttribute('aria-pressed', 'false');
});

test('speaks English too', async () => {
  open('en');
  expect(await screen.findByRole('region', { name: 'Did this page help?' })).toBeVisible();
});
