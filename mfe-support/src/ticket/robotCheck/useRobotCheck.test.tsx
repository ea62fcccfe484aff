import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { createGuestTicket, getTicketChallenge } from '@campus/shared/contract/support/calls';
import { challengeOf, isSolved } from '@campus/shared/contract/support/challenge';
import { enter } from '@campus/shared/testing/enter';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { sha256 } from '@noble/hashes/sha2';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { NewTicketScreen } from '../NewTicketScreen';

const texts = { namespace: 'support', locales: { ru, en } };
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

async function open() {
  renderScreen(<NewTicketScreen />, { texts });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта');
  await enter(box('Коротко, о чём вопрос'), 'Карта не открывает');
  await enter(box('Что случилось'), 'Турникет горит красным');
  await enter(box('Как к вам обращаться'), 'Гостья');
  await enter(box('Почта'), 'guest@example.test');
  await userEvent.click(screen.getByRole('checkbox'));
}

const bits = 4;
/** Each is named by its number. */
function stubChallenges(...validSeconds: number[]) {
  let opened = 0;
  stub(getTicketChallenge, () => {
    opened += 1;
    const valid = validSeconds[opened - 1] ?? 3_600;
    return { challenge: `signed-${opened}`, bits, waitSeconds: 0, validSeconds: valid };
  });
}

const sent: CallInput<typeof createGuestTicket>['body'][] = [];
const challengesSent = () => sent.map(({ captcha = '' }) => challengeOf(captcha));
const receipt = {
  ...{ id: '9c1a7c9e-1f00-4a00-8a00-000000000046', number: 'T-000046' },
  createdAt: '2026-11-20T09:00:00Z',
};

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listPublicSettings, () => []);
  stub(createGuestTicket, ({ body }) => {
    sent.push(body);
    return receipt;
  });
});

afterEach(() => void jest.restoreAllMocks());

test('the page solves what the server gave it, and nobody is asked anything', async () => {
  stubChallenges();
  await open();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(challengesSent()).toEqual(['signed-1']);
  const digest = sha256(new TextEncoder().encode(sent[0]?.captcha));
  expect(isSolved(digest, bits)).toBe(true);
});

test('a refused solution keeps the words, and the next attempt brings another', async () => {
  stubChallenges();
  stub(createGuestTicket, ({ body }) => {
    sent.push(body);
    return sent.length === 1
      ? new ApiError(422, 'Отправьте ещё раз', { code: 'ROBOT_CHECK' })
      : receipt;
  });
  await open();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Отправьте ещё раз');
  expect(box('Что случилось')).toHaveValue('Турникет горит красным');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(challengesSent()).toEqual(['signed-1', 'signed-2']);
});

test('whoever writes longer than a challenge lives gets another one', async () => {
  stubChallenges(10);
  await open();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(challengesSent()).toEqual(['signed-2']);
});

test('a challenge that did not come is asked for again on sending', async () => {
  stub(getTicketChallenge, () => new ApiError('FETCH_ERROR', 'Нет сети'));
  await open();
  stubChallenges();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(challengesSent()).toEqual(['signed-1']);
});

test('whoever leaves the form leaves the processor alone', async () => {
  const challenge = 'signed-but-too-hard';
  stub(getTicketChallenge, () => ({ challenge, bits: 256, waitSeconds: 0, validSeconds: 3_600 }));
  const encode = jest.spyOn(TextEncoder.prototype, 'encode');
  const tried = () => encode.mock.calls.filter(([text]) => text?.startsWith(challenge)).length;
  const { unmount } = renderScreen(<NewTicketScreen />, { texts });
  await waitFor(() => expect(tried()).toBeGreaterThan(0));
  unmount();
  const before = tried();
  // Each batch of tries is a turn.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(tried()).toBe(before);
});

test('people meet no field for robots, and what a robot wrote there goes along', async () => {
  stubChallenges();
  await open();
  const name = 'Оставьте это поле пустым';
  expect(screen.queryByRole('textbox', { name })).toBeNull();
  const field = screen.getByLabelText(name);
  expect(field.closest('[inert]')).not.toBeNull();
  fireEvent.change(field, { target: { value: 'https://example.com' } });
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(sent).toMatchObject([{ website: 'https://example.com' }]);
});
