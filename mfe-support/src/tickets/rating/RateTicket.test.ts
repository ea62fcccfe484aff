import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { rateTicket } from '@campus/shared/contract/support/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMyTicket as open, stubBefore, stubTicket } from '../openMyTicket';
import { answered } from '../ticketFixtures';

beforeEach(stubBefore);

test('one of three faces is kept at once, and words after it', async () => {
  stubTicket(answered);
  const rated: CallInput<typeof rateTicket>['body'][] = [];
  stub(rateTicket, ({ body }) => {
    rated.push(body);
    const rating = { score: body.score, words: body.words ?? null, at: '2026-11-12T09:00:00Z' };
    stubTicket({ ...answered, rating });
    return { ...answered, rating };
  });
  open();
  const faces = within(await screen.findByRole('group', { name: 'Помог ли вам ответ?' }));
  expect(faces.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Помог',
    'Отчасти',
    'Не помог',
  ]);
  await userEvent.click(faces.getByRole('button', { name: 'Отчасти' }));
  const words = await screen.findByRole('textbox', { name: /^Чего не хватило/ });
  expect(faces.getByRole('button', { name: 'Отчасти' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(words, 'Адреса отделения');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  await waitFor(() => expect(rated).toHaveLength(2));
  expect(rated).toEqual([{ score: 'FAIR' }, { score: 'FAIR', words: 'Адреса отделения' }]);
});

test('a rating that was not kept is said so, and no face stays pressed', async () => {
  stubTicket(answered);
  stub(rateTicket, () => new ApiError(503, 'Сервис недоступен'));
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Помог' }));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]));
  expect(screen.getByRole('button', { name: 'Помог' })).toHaveAttribute('aria-pressed', 'false');
});
