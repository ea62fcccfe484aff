import { ApiError } from '@campus/shared/api/ApiError';
import {
  sendEmailCode,
  signInByEmailCode,
  signInByPassword,
  signOut,
} from '@campus/shared/contract/auth/calls';
import { stub } from '@campus/shared/testing/stub';
import { QueryObserver } from '#real/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignIn } from './openSignIn';

test('an e-mail and the code from it sign in where one was; the last digit sends', async () => {
  const { typeCode, askForCode, expectSignedIn } = openSignIn();
  const sent = await askForCode();
  expect(sent).toHaveBeenCalledWith({ email: 'student@example.test' });
  expect(screen.getByText(/письмо на student@example\.test/)).toBeVisible();

  const tried = jest.fn();
  stub(signInByEmailCode, ({ body }) => {
    tried(body);
    return { authToken: 'fresh' };
  });
  await typeCode('123456');

  await expectSignedIn();
  expect(tried.mock.calls).toEqual([[{ email: 'student@example.test', code: '123456' }]]);
});

test('the phone may offer the code from the letter', async () => {
  const { askForCode } = openSignIn();
  await askForCode();
  const first = screen.getByRole('textbox', { name: 'Код из 6 цифр' });
  expect(first).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a browser that keeps no cookies is told so, and what to do', async () => {
  const { store, typeCode, askForCode } = openSignIn();
  await askForCode();
  stub(signInByEmailCode, () => ({ authToken: 'fresh' }));
  stub(signOut, () => ({}));
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await typeCode('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(/не сохраняет cookie.*войдите снова/);
  expect(store.getState()).toMatchObject({ modal: 'signIn', notifications: [] });
  jest.restoreAllMocks();
});

test('each step begins at its first empty field', async () => {
  const { click, askForCode } = openSignIn();
  await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveFocus());
  await askForCode();
  expect(screen.getByRole('textbox', { name: 'Код из 6 цифр' })).toHaveFocus();
  await click('Изменить почту');
  expect(screen.getByLabelText('Почта')).toHaveFocus();
  await click('Войти с паролем');
  expect(screen.getByLabelText('Пароль')).toHaveFocus();
});

test('a wrong code is cleared and says so once, and the corrected one sends itself', async () => {
  const { askForCode, expectSignedIn } = openSignIn();
  await askForCode();
  const fields = { code: 'CODE_WRONG' };
  stub(signInByEmailCode, () => new ApiError(422, 'Код не подошёл.', { fields }));
  const first = screen.getByRole('textbox', { name: 'Код из 6 цифр' });
  await userEvent.click(first);
  await userEvent.keyboard('111111');
  await waitFor(() => expect(first).toHaveAccessibleDescription(/^Код не подошёл/));
  expect(screen.getAllByText(/Код не подошёл/)).toHaveLength(1);
  await waitFor(() => expect(first).toHaveFocus());
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');

  stub(signInByEmailCode, () => ({ authToken: 'fresh' }));
  await userEvent.keyboard('222222');
  await expectSignedIn();
});

test('signing in asks for nothing before the token is kept', async () => {
  const { askForCode, typeCode, expectSignedIn, queryClient, cookies } = openSignIn();
  const askedWith: (string | undefined)[] = [];
  const list = new QueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn: () => askedWith.push(cookies.authToken.read()),
    meta: { provides: ['Reset'] },
  });
  const leave = list.subscribe(() => undefined);
  await askForCode();
  stub(signInByEmailCode, () => ({ authToken: 'fresh' }));
  await typeCode('123456');
  await expectSignedIn();
  expect(askedWith).toEqual([undefined, 'fresh']);
  leave();
});

test('the e-mail can be changed, and the first one is still there', async () => {
  const { click, askForCode } = openSignIn();
  await askForCode();
  await click('Изменить почту');
  expect(await screen.findByLabelText('Почта')).toHaveValue('student@example.test');
});

test('another code is sent after the pause, and the pause begins anew', async () => {
  const { askForCode } = openSignIn();
  const sent = await askForCode(1);
  expect(screen.getByText('Новый код можно запросить через 0:01')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Отправить код ещё раз' });
  await userEvent.click(again);
  expect(await screen.findByText(/Новый код отправлен/)).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(screen.getByText(/можно запросить через/)).toBeVisible();
});

test('a refused letter is explained, and whoever has a code already goes on', async () => {
  const { click, fill, heading } = openSignIn();
  stub(sendEmailCode, () => new ApiError(429, 'Новый код можно запросить через 40 с.'));
  await fill('Почта', 'student@example.test');
  await click('Получить код');
  expect(await screen.findByRole('alert')).toHaveTextContent('через 40 с');
  await click('У меня уже есть код');
  expect(await heading('Код из письма')).toBeVisible();
});

test('a mistyped e-mail is not sent', async () => {
  const { click, fill } = openSignIn();
  await fill('Почта', 'не почта');
  await click('Получить код');
  const email = screen.getByLabelText('Почта');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Напишите адрес полностью/));
  await waitFor(() => expect(email).toHaveFocus());
});

test('the password is another way in, with the same e-mail', async () => {
  const { click, fill, expectSignedIn } = openSignIn();
  await fill('Почта', 'student@example.test');
  await click('Войти с паролем');
  expect(await screen.findByLabelText('Почта')).toHaveValue('student@example.test');

  stub(signInByPassword, () => new ApiError(422, 'Неверная почта или пароль.'));
  await fill('Пароль', 'забытый');
  await click('Войти');
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверная почта или пароль.');

  stub(signInByPassword, () => ({ authToken: 'fresh' }));
  await click('Войти');
  await expectSignedIn();
});

test('two presses send one letter', async () => {
  const { fill, heading } = openSignIn();
  let answer = () => {};
  const sent = jest.fn();
  stub(sendEmailCode, async () => {
    sent();
    await new Promise<void>((resolve) => (answer = resolve));
    return { resendAfter: 60, expiresIn: 600 };
  });
  await fill('Почта', 'student@example.test{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Отправляем…', busy: true })).toBeVisible();
  answer();
  await heading('Код из письма');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('Escape closes it', async () => {
  const { store } = openSignIn();
  await userEvent.keyboard('{Escape}');
  expect(store.getState().modal).toBeNull();
});

test('a letter that is sent after it has closed leaves nothing to resume', async () => {
  const { store, click, fill } = openSignIn();
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  stub(sendEmailCode, () => answering.then(() => ({ resendAfter: 60, expiresIn: 600 })));
  await fill('Почта', 'student@example.test');
  await click('Получить код');
  await userEvent.keyboard('{Escape}');
  expect(store.getState().modal).toBeNull();
  await act(async () => answer());
  expect(sessionStorage).toHaveLength(0);
});
