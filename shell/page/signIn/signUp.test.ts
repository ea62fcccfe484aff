import { sendEmailCode, signInByEmailCode } from '@campus/shared/contract/auth/calls';
import { queryOf } from '@campus/shared/api/queryOf';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { stub, stubbedApi } from '@campus/shared/testing/stub';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignIn } from './openSignIn';

test('signing up asks for each consent apart; only one is needed, none is ticked before', async () => {
  const { click, fill, heading, typeCode, sendsCodes, expectSignedIn } = openSignIn('signUp');
  const sent = sendsCodes();
  const pd = screen.getByRole('checkbox', { name: /персональных данных/ });
  const share = screen.getByRole('checkbox', { name: /заведение может видеть мою карту/ });
  const mailing = screen.getByRole('checkbox', { name: /новости кампуса/ });
  expect(pd).not.toBeChecked();
  expect(share).not.toBeChecked();
  expect(mailing).not.toBeChecked();
  // Nothing counts mailings by the week, and their letters lead to the profile.
  expect(mailing).toHaveAccessibleDescription(
    'Приходят, когда есть что рассказать. Отказаться можно в профиле в любой момент.',
  );

  await fill('Почта', 'new@example.test');
  await click('Зарегистрироваться');
  expect(await screen.findByRole('alert')).toHaveTextContent('Без этого согласия');
  expect(sent).not.toHaveBeenCalled();

  await userEvent.click(pd);
  await click('Зарегистрироваться');
  await heading('Код из письма');
  expect(sent).toHaveBeenCalledWith({
    email: 'new@example.test',
    consents: ['PD'],
    languageKey: 'ru',
  });

  stub(signInByEmailCode, () => ({ authToken: 'fresh' }));
  await typeCode('123456');
  await expectSignedIn();
});

test('names, the other consents and everything else are kept on the way back', async () => {
  const { click, fill, heading, sendsCodes } = openSignIn('signUp');
  const sent = sendsCodes();
  await fill('Почта', 'new@example.test');
  await userEvent.type(screen.getByRole('textbox', { name: /Имя/ }), 'Анна');
  await userEvent.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /может видеть мою карту/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /новости кампуса/ }));
  await click('Зарегистрироваться');
  await heading('Код из письма');
  const consents = ['PD', 'PD_SHARE', 'MAILING'];
  expect(sent.mock.lastCall).toMatchObject([{ firstName: 'Анна', consents }]);

  await click('Изменить почту');
  expect(await screen.findByRole('textbox', { name: /Имя/ })).toHaveValue('Анна');
  expect(screen.getByRole('checkbox', { name: /может видеть мою карту/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /новости кампуса/ })).toBeChecked();
});

test.each([
  ['ru', 'Регистрация', 'Регистрация сейчас закрыта', 'Войти', 'Вход'],
  ['en', 'Sign up', 'Sign-up is closed at the moment', 'Sign in', 'Sign in'],
] as const)('closed sign-up is told in words (%s)', async (language, title, text, toIn, signIn) => {
  const { queryClient, heading, click } = openSignIn('signUp', language);
  const { queryKey } = queryOf(stubbedApi, listPublicSettings);
  act(() => void queryClient.setQueryData(queryKey, [{ id: 'isSignUpOpen', value: 'false' }]));
  expect(await heading(title)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await click(toIn);
  expect(await heading(signIn)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeVisible();
});

test('one can turn from signing in to signing up and back', async () => {
  const { store, click, heading } = openSignIn();
  await click('Зарегистрироваться');
  expect(await heading('Регистрация')).toBeVisible();
  expect(store.getState().modal).toBe('signUp');
  await click('Войти');
  expect(await heading('Вход')).toBeVisible();
});

test('a letter that is sent late takes nobody away from the form they have turned to', async () => {
  const { click, fill, heading } = openSignIn();
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  stub(sendEmailCode, () => answering.then(() => ({ resendAfter: 60, expiresIn: 600 })));
  await fill('Почта', 'student@example.test');
  await click('Получить код');
  await click('Зарегистрироваться');
  await heading('Регистрация');
  const name = screen.getByRole('textbox', { name: /Имя/ });
  await userEvent.type(name, 'Анна');
  await act(async () => answer());
  expect(name).toBeVisible();
  expect(name).toHaveValue('Анна');
});
