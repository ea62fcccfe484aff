import { sendEmailCode } from '@campus/shared/contract/auth/calls';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newcomer } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { SignInModal } from './SignInModal';

const Page = () => useClientStore((state) => state.modal !== null) && <SignInModal />;

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

async function fill(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function typeCode(code: string) {
  await userEvent.click(screen.getByRole('textbox', { name: 'Код из 6 цифр' }));
  await userEvent.paste(code);
}

/** Lets letters with a code be sent; gives what they were asked for with. */
function sendsCodes(resendAfter = 60) {
  const sent = jest.fn();
  stub(sendEmailCode, ({ body }) => {
    sent(body);
    return { resendAfter, expiresIn: 600 };
  });
  return sent;
}

async function askForCode(resendAfter?: number) {
  const sent = sendsCodes(resendAfter);
  await fill('Почта', 'student@example.test');
  await click('Получить код');
  await heading('Код из письма');
  return sent;
}

/** The window over a page for tests, and what a person does in it. */
export function openSignIn(modal: 'signIn' | 'signUp' = 'signIn', language: LanguageKey = 'ru') {
  sessionStorage.clear();
  stub(getCurrentHuman, () => newcomer);
  const view = renderWithSession(<Page />, { url: '/me/card', language });
  act(() => view.store.getState().openModal(modal));

  async function expectSignedIn() {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.cookies.authToken.read()).toBe('fresh');
    expect(view.store.getState().notifications).toMatchObject([
      { tone: 'success', text: 'Вы вошли' },
    ]);
    expect(view.router.state.location.pathname).toBe('/me/card');
  }
  return { ...view, click, heading, fill, typeCode, sendsCodes, askForCode, expectSignedIn };
}
