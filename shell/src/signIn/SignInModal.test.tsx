import { ApiError } from '@campus/shared/api/ApiError';
import { sendEmailCode, signInByEmailCode, signInByPassword } from '@campus/shared/contract/auth';
import { getCurrentHuman } from '@campus/shared/contract/participants';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newcomer } from '../session/people';
import { renderWithSession } from '../session/renderWithSession';
import { SignInModal } from './SignInModal';

const Page = () => useClientStore((state) => state.modal !== null) && <SignInModal />;

function open(modal: 'signIn' | 'signUp' = 'signIn') {
  const view = renderWithSession(<Page />, { url: '/me/card' });
  act(() => view.store.getState().openModal(modal));
  return view;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const heading = (name: string) => screen.findByRole('heading', { name });

async function typeCode(code: string) {
  await userEvent.click(screen.getByRole('textbox', { name: 'Код из 6 цифр' }));
  await userEvent.paste(code);
}

async function askForCode(resendAfter = 60) {
  const sent = jest.fn();
  stub(sendEmailCode, ({ body }) => {
    sent(body);
    return { resendAfter, expiresIn: 600 };
  });
  await fill('Почта', 'student@example.test');
  await click('Получить код');
  await heading('Код из письма');
  return sent;
}

async function expectSignedIn(view: ReturnType<typeof open>) {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.cookies.authToken.read()).toBe('fresh');
  expect(view.store.getState().notifications).toMatchObject([
    { tone: 'success', text: 'Вы вошли' },
  ]);
  expect(view.router.state.location.pathname).toBe('/me/card');
}

beforeEach(() => stub(getCurrentHuman, () => newcomer));

test('an e-mail and the code from it sign in where one was; the last digit sends', async () => {
  const view = open();
  const sent = await askForCode();
  expect(sent).toHaveBeenCalledWith({ email: 'student@example.test' });
  expect(screen.getByText(/письмо на student@example\.test/)).toBeVisible();

  const tried = jest.fn();
  stub(signInByEmailCode, ({ body }) => {
    tried(body);
    return { authToken: 'fresh' };
  });
  await typeCode('123456');

  await expectSignedIn(view);
  expect(tried.mock.calls).toEqual([[{ email: 'student@example.test', code: '123456' }]]);
});

test('each step begins at its first empty field', async () => {
  open();
  await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveFocus());
  await askForCode();
  expect(screen.getByRole('textbox', { name: 'Код из 6 цифр' })).toHaveFocus();
  await click('Изменить почту');
  expect(screen.getByLabelText('Почта')).toHaveFocus();
  await click('Войти с паролем');
  expect(screen.getByLabelText('Пароль')).toHaveFocus();
});

test('a wrong code says so, and the next try can succeed', async () => {
  const view = open();
  await askForCode();
  const fields = { code: 'CODE_WRONG' };
  stub(signInByEmailCode, () => new ApiError(422, 'Код не подошёл.', { fields }));
  await typeCode('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('Код не подошёл.');

  stub(signInByEmailCode, () => ({ authToken: 'fresh' }));
  await click('Войти');
  await expectSignedIn(view);
});

test('the e-mail can be changed, and the first one is still there', async () => {
  open();
  await askForCode();
  await click('Изменить почту');
  expect(await screen.findByLabelText('Почта')).toHaveValue('student@example.test');
});

test('another code is sent after the pause, and the pause begins anew', async () => {
  open();
  const sent = await askForCode(1);
  expect(screen.getByText('Новый код можно запросить через 0:01')).toBeVisible();
  const again = await screen.findByRole(
    'button',
    { name: 'Отправить код ещё раз' },
    { timeout: 3_000 },
  );
  await userEvent.click(again);
  expect(await screen.findByText(/Новый код отправлен/)).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(screen.getByText(/можно запросить через/)).toBeVisible();
});

test('a refused letter is explained, and whoever has a code already goes on', async () => {
  open();
  stub(sendEmailCode, () => new ApiError(429, 'Новый код можно запросить через 40 с.'));
  await fill('Почта', 'student@example.test');
  await click('Получить код');
  expect(await screen.findByRole('alert')).toHaveTextContent('через 40 с');
  await click('У меня уже есть код');
  expect(await heading('Код из письма')).toBeVisible();
});

test('a mistyped e-mail is not sent', async () => {
  open();
  await fill('Почта', 'не почта');
  await click('Получить код');
  expect(await screen.findByRole('alert')).toHaveTextContent('Почта: Напишите адрес полностью');
});

test('the password is another way in, with the same e-mail', async () => {
  const view = open();
  await fill('Почта', 'student@example.test');
  await click('Войти с паролем');
  expect(await screen.findByLabelText('Почта')).toHaveValue('student@example.test');

  stub(signInByPassword, () => new ApiError(422, 'Неверная почта или пароль.'));
  await fill('Пароль', 'забытый');
  await click('Войти');
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверная почта или пароль.');

  stub(signInByPassword, () => ({ authToken: 'fresh' }));
  await click('Войти');
  await expectSignedIn(view);
});

test('signing up asks for each consent apart; only one is needed, none is ticked before', async () => {
  const view = open('signUp');
  const sent = jest.fn();
  stub(sendEmailCode, ({ body }) => {
    sent(body);
    return { resendAfter: 60, expiresIn: 600 };
  });
  const pd = screen.getByRole('checkbox', { name: /персональных данных/ });
  const mailing = screen.getByRole('checkbox', { name: /новости кампуса/ });
  expect(pd).not.toBeChecked();
  expect(mailing).not.toBeChecked();

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
  await expectSignedIn(view);
});

test('names, the second consent and everything else are kept on the way back', async () => {
  open('signUp');
  const sent = jest.fn();
  stub(sendEmailCode, ({ body }) => {
    sent(body);
    return { resendAfter: 60, expiresIn: 600 };
  });
  await fill('Почта', 'new@example.test');
  await userEvent.type(screen.getByRole('textbox', { name: /Имя/ }), 'Анна');
  await userEvent.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /новости кампуса/ }));
  await click('Зарегистрироваться');
  await heading('Код из письма');
  expect(sent.mock.lastCall).toMatchObject([{ firstName: 'Анна', consents: ['PD', 'MAILING'] }]);

  await click('Изменить почту');
  expect(await screen.findByRole('textbox', { name: /Имя/ })).toHaveValue('Анна');
  expect(screen.getByRole('checkbox', { name: /новости кампуса/ })).toBeChecked();
});

test('one can turn from signing in to signing up and back', async () => {
  const { store } = open();
  await click('Зарегистрироваться');
  expect(await heading('Регистрация')).toBeVisible();
  expect(store.getState().modal).toBe('signUp');
  await click('Войти');
  expect(await heading('Вход')).toBeVisible();
});

test('two presses send one letter', async () => {
  open();
  let answer = () => {};
  const sent = jest.fn();
  stub(sendEmailCode, async () => {
    sent();
    await new Promise<void>((resolve) => (answer = resolve));
    return { resendAfter: 60, expiresIn: 600 };
  });
  await fill('Почта', 'student@example.test{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Отправляем', busy: true })).toBeVisible();
  answer();
  await heading('Код из письма');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('Escape closes it', async () => {
  const { store } = open();
  await userEvent.keyboard('{Escape}');
  expect(store.getState().modal).toBeNull();
});
