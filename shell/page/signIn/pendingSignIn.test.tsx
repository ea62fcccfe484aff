import { sendEmailCode } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { newcomer } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { createSignInCode, LazySignIn } from './LazySignIn';
import { useModalFromUrl } from './useModalFromUrl';

function Page() {
  useModalFromUrl();
  const [code] = useState(createSignInCode);
  return useClientStore((state) => state.modal !== null) && <LazySignIn code={code} />;
}

/** Asks for a code as somebody who signs up, and leaves the page as a phone does. */
async function askAndLeave() {
  stub(sendEmailCode, () => ({ resendAfter: 60, expiresIn: 600 }));
  const { store, unmount } = renderWithSession(<Page />);
  act(() => store.getState().openModal('signUp'));
  await userEvent.type(await screen.findByLabelText('Почта'), 'new@example.test');
  await userEvent.type(screen.getByRole('textbox', { name: /Имя/ }), 'Анна');
  await userEvent.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await screen.findByRole('heading', { name: 'Код из письма' });
  unmount();
}

const codeStep = () => screen.findByRole('heading', { name: 'Код из письма' });
const later = (milliseconds: number) =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./SignInModal'));
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the step with the code survives a reload, with the e-mail and what is left of the pause', async () => {
  await askAndLeave();
  later(20_000);
  renderWithSession(<Page />);
  await codeStep();
  expect(screen.getByText(/письмо на new@example\.test/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/0:(40|39)/);

  await userEvent.click(screen.getByRole('button', { name: 'Изменить почту' }));
  expect(await screen.findByRole('textbox', { name: /Имя/ })).toHaveValue('Анна');
  expect(screen.getByRole('checkbox', { name: /персональных данных/ })).toBeChecked();
});

test('another letter begins the life of its code and the pause anew', async () => {
  await askAndLeave();
  later(550_000);
  const { unmount } = renderWithSession(<Page />);
  await codeStep();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить код ещё раз' }));
  expect(await screen.findByText(/Новый код отправлен/)).toBeVisible();
  unmount();
  later(100_000);
  renderWithSession(<Page />);
  await codeStep();
  expect(screen.getByText(/письмо на new@example\.test/)).toBeVisible();
});

test('closing the window forgets the step', async () => {
  await askAndLeave();
  const { store } = renderWithSession(<Page />);
  await codeStep();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(store.getState().modal).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test('a code that has died is not asked for', async () => {
  await askAndLeave();
  later(601_000);
  const { store } = renderWithSession(<Page />);
  expect(store.getState().modal).toBeNull();
});

test('somebody signed in is not asked for a code', async () => {
  await askAndLeave();
  stub(getCurrentHuman, () => newcomer);
  const { store } = renderWithSession(<Page />, { token: 'first' });
  await act(async () => undefined);
  expect(store.getState().modal).toBeNull();
});

test.each(['{', '{"at":1}', '{"mode":"other","at":1,"request":{"body":{"email":"a"}}}'])(
  'what nobody could have kept is not resumed: %s',
  (text) => {
    sessionStorage.setItem('campus.signIn', text);
    const { store } = renderWithSession(<Page />);
    expect(store.getState().modal).toBeNull();
  },
);
