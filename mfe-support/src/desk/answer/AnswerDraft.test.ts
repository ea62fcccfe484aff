import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  answerTicket,
  getAnswerDraft,
  getTicket,
  saveAnswerDraft,
} from '@campus/shared/contract/support/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { one, openTickets, stubQueue, ticketUrl } from '../../queue/openTickets';

const kept: CallInput<typeof saveAnswerDraft>['body'][] = [];
const savedAt = '2026-11-18T09:00:00Z';

beforeEach(() => {
  kept.length = 0;
  stubQueue();
  stub(getAnswerDraft, () => null);
  stub(saveAnswerDraft, ({ body }) => {
    kept.push(body);
    return {};
  });
});
afterEach(() => jest.useRealTimers());

const answer = () => screen.findByRole('textbox', { name: 'Ответ' });

test('what is typed is kept on the server after a pause, and the page says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  openTickets({ url: ticketUrl });
  await userEvent.type(await answer(), 'Проверьте карту');
  expect(screen.getByText(/сохраняется на сервере/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
  act(() => jest.advanceTimersByTime(3_000));
  await waitFor(() => expect(kept).toContainEqual({ text: 'Проверьте карту', isInternal: false }));
});

test('whoever leaves before the pause is over loses nothing, and a note stays a note', async () => {
  const { unmount } = openTickets({ url: ticketUrl });
  await answer();
  await userEvent.click(screen.getByRole('button', { name: 'Заметка для своих' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Спросила деканат');
  unmount();
  await waitFor(() => expect(kept).toEqual([{ text: 'Спросила деканат', isInternal: true }]));
});

test('what was begun on another device is there, as what it was to be', async () => {
  stub(getAnswerDraft, () => ({ text: 'Спросила деканат', isInternal: true, savedAt }));
  openTickets({ url: ticketUrl });
  expect(await screen.findByRole('textbox', { name: 'Заметка' })).toHaveValue('Спросила деканат');
  expect(screen.getByText(/^Вы начали это 18 ноября 2026.* и ещё не отправили\.$/)).toBeVisible();
});

test('whoever starts anew has an empty field, and the server forgets the rest', async () => {
  stub(getAnswerDraft, () => ({ text: 'Старое', isInternal: false, savedAt }));
  const { unmount } = openTickets({ url: ticketUrl });
  await userEvent.click(await screen.findByRole('button', { name: 'Начать заново' }));
  expect(await answer()).toHaveValue('');
  expect(screen.queryByText(/^Вы начали это/)).toBeNull();
  unmount();
  await waitFor(() => expect(kept).toEqual([{ text: '', isInternal: false }]));
});

test('what is sent is kept no more', async () => {
  stub(getAnswerDraft, () => ({ text: 'Проверьте карту', isInternal: false, savedAt }));
  stub(answerTicket, () => ({ ...one, status: 'ANSWERED', version: 4 }));
  const { unmount } = openTickets({ url: ticketUrl });
  await answer();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  await waitFor(async () => expect(await answer()).toHaveValue(''));
  expect(screen.queryByText(/^Вы начали это/)).toBeNull();
  unmount();
  expect(kept).toStrictEqual([]);
});

test('what is sent during a slow save is forgotten after it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  stub(saveAnswerDraft, async ({ body }) => {
    kept.push(body);
    if (kept.length === 1) await held;
    return {};
  });
  stub(answerTicket, () => ({ ...one, status: 'ANSWERED', version: 4 }));
  const { unmount } = openTickets({ url: ticketUrl });
  await userEvent.type(await answer(), 'Проверьте карту');
  act(() => jest.advanceTimersByTime(3_000));
  await waitFor(() => expect(kept).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  const field = screen.getByRole('textbox', { name: 'Ответ' });
  await waitFor(() => expect(field).toHaveValue(''));
  unmount();
  expect(kept).toHaveLength(1);
  await act(async () => arrive());
  await waitFor(() => expect(kept.at(-1)).toEqual({ text: '', isInternal: false }));
});

test('where it cannot be kept it says so, and tries again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  stub(saveAnswerDraft, () => new ApiError(503, 'Сервис недоступен'));
  openTickets({ url: ticketUrl });
  await userEvent.type(await answer(), 'Проверьте');
  act(() => jest.advanceTimersByTime(3_000));
  expect(await screen.findByText(/Сейчас сохранить не получается/)).toBeVisible();
});

test('a server without drafts leaves them to this browser, and nothing is said of it', async () => {
  stub(getAnswerDraft, () => new ApiError(404, 'Not found'));
  const { unmount } = openTickets({ url: ticketUrl });
  await userEvent.type(await answer(), 'Проверьте карту');
  expect(screen.queryByText(/на сервере/)).toBeNull();
  unmount();
  openTickets({ url: ticketUrl });
  const section = within(await screen.findByRole('region', { name: 'Ответ' }));
  expect(section.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Проверьте карту');
  expect(kept).toStrictEqual([]);
});

test('a note that this browser keeps comes back as a note', async () => {
  stub(getAnswerDraft, () => new ApiError(404, 'Not found'));
  const { unmount } = openTickets({ url: ticketUrl });
  await answer();
  await userEvent.click(screen.getByRole('button', { name: 'Заметка для своих' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Спросила деканат');
  unmount();
  openTickets({ url: ticketUrl });
  expect(await screen.findByRole('textbox', { name: 'Заметка' })).toHaveValue('Спросила деканат');
});

test('what was typed while the server could not be asked is kept there as soon as it can be', async () => {
  stub(getAnswerDraft, () => new ApiError('FETCH_ERROR', 'Нет сети'));
  const offline = openTickets({ url: ticketUrl });
  await userEvent.type(await answer(), 'Проверьте карту');
  offline.unmount();
  stub(getAnswerDraft, () => ({ text: 'Здравствуйте!', isInternal: false, savedAt }));
  const { unmount } = openTickets({ url: ticketUrl });
  const text = 'Здравствуйте!\n\nПроверьте карту';
  await waitFor(async () => expect(await answer()).toHaveValue(text));
  expect(localStorage).toHaveLength(0);
  unmount();
  await waitFor(() => expect(kept).toEqual([{ text, isInternal: false }]));
});

test('what was begun before is there though it was asked for twice', async () => {
  let isLost = false;
  stub(getAnswerDraft, () => {
    isLost = !isLost;
    if (isLost) return new ApiError('FETCH_ERROR', 'Нет сети');
    return { text: 'Спросила деканат', isInternal: true, savedAt };
  });
  openTickets({ url: ticketUrl });
  expect(await screen.findByRole('textbox', { name: 'Заметка' })).toHaveValue('Спросила деканат');
  expect(screen.getByText(/^Вы начали это 18 ноября 2026/)).toBeVisible();
});

test('what comes of a duplicate later is not asked for behind the words of who writes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = { drafts: 0, tickets: 0 };
  stub(getAnswerDraft, () => {
    asked.drafts += 1;
    return null;
  });
  stub(getTicket, () => {
    asked.tickets += 1;
    return one;
  });
  openTickets({ url: ticketUrl });
  await answer();
  act(() => jest.advanceTimersByTime(60_000));
  const before = { ...asked };
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(asked.tickets).toBeGreaterThan(before.tickets));
  expect(asked.drafts).toBe(before.drafts);
});
