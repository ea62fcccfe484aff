import { ApiError } from '@campus/shared/api/ApiError';
import type { CallOutput } from '@campus/shared/contract/call';
import { verifyCard, type ValidCard } from '@campus/shared/contract/cards/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales, VerifyScreen } from './VerifyScreen';

const valid: ValidCard = {
  ...{ result: 'VALID', isOffline: false, initials: ['А.', 'М.'] },
  ...{ organisation: 'Северный университет', expiresAt: '2030-08-31' },
};

function open(verdict: CallOutput<typeof verifyCard> | ApiError, language: 'ru' | 'en' = 'ru') {
  const asked: string[] = [];
  stub(verifyCard, ({ params }) => {
    asked.push(params.token);
    return verdict;
  });
  const texts = { namespace: 'participant', locales };
  renderScreen(<VerifyScreen />, {
    ...{ url: '/verify/e30.e30.sign', path: '/verify/:token', texts, language },
  });
  return asked;
}

test('a valid card shows initials to compare, the organisation and its last day', async () => {
  const asked = open(valid);
  expect(await screen.findByRole('heading', { name: 'Карта действует' })).toBeVisible();
  expect(asked).toEqual(['e30.e30.sign']);
  expect(screen.getByText('А.\u00a0М.', { normalizer: (text) => text })).toBeVisible();
  expect(screen.getByText('Северный университет')).toBeVisible();
  expect(screen.getByText('31 августа 2030')).toBeVisible();
  expect(screen.queryByText('Без сети.')).toBeNull();
  expect(screen.queryByText(/уже проверяли/)).toBeNull();
});

test('the code for days without the network says so', async () => {
  open({ ...valid, isOffline: true });
  expect(await screen.findByText('Без сети.')).toBeVisible();
});

test.each([
  [0, 'ru', 'Этот код уже проверяли 1\u00a0секунду назад.', /Если это были не вы/],
  [12, 'ru', 'Этот код уже проверяли 12\u00a0секунд назад.', /код меняется каждую минуту/],
  [12, 'en', 'This code was checked 12\u00a0seconds ago.', /If that was not you/],
] as const)(
  'a code that is shown again %i seconds after the first check stays valid and says so, in %s',
  async (checkedSecondsAgo, language, sentence, next) => {
    open({ ...valid, checkedSecondsAgo }, language);
    expect(await screen.findByText(sentence, { normalizer: (text) => text })).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
    const verdict = language === 'ru' ? 'Карта действует' : 'The card is valid';
    expect(screen.getByRole('heading', { name: verdict })).toBeVisible();
  },
);

test.each([
  ['OLD', 'Код устарел'],
  ['INVALID', 'Карта не действует'],
  ['UNKNOWN', 'Это не код карты'],
] as const)('the verdict %s is said in words, without a name', async (result, title) => {
  open({ result });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText('Организация')).toBeNull();
});

test('a failed check can be tried again', async () => {
  open(new ApiError(503, 'Сервис недоступен'));
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
  stub(verifyCard, () => ({ result: 'INVALID' as const }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Карта не действует' })).toBeVisible();
});

test('a backend that checks no codes is no failure: nothing is there to try again', async () => {
  open(new ApiError(404, 'Не найдено'));
  const absent = 'Здесь карты по коду не проверяют';
  expect(await screen.findByRole('heading', { name: absent })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Проверка карты' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('English readers get English words and Latin initials', async () => {
  open(valid, 'en');
  expect(await screen.findByRole('heading', { name: 'The card is valid' })).toBeVisible();
  expect(screen.getByText('A.\u00a0M.', { normalizer: (text) => text })).toBeVisible();
  expect(screen.getByText('31 August 2030')).toBeVisible();
});
