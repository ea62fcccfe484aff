import { ApiError } from '@campus/shared/api/ApiError';
import { queryOf } from '@campus/shared/api/queryOf';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { listFooterLinks } from '@campus/shared/contract/settings/calls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { stub, stubbedApi } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newcomer } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { Footer } from './Footer';

const asked = jest.fn();

beforeEach(() => {
  asked.mockClear();
  stub(listFooterLinks, () => new ApiError(503, 'Сервис недоступен'));
  stub(listPublicSettings, () => {
    asked();
    return [];
  });
});

/** What start-up does, last of all. */
function showWith(settings: Record<string, string>) {
  const view = renderWithSession(<Footer />);
  const { queryKey } = queryOf(stubbedApi, listPublicSettings);
  const values = Object.entries(settings).map(([id, value]) => ({ id, value }));
  act(() => void view.queryClient.setQueryData(queryKey, values));
  return view;
}

test('it says how to reach support and whose site it is, when start-up knows it', async () => {
  showWith({
    supportEmail: 'support@example.test',
    supportPhone: '+7 800 000-00-00',
    supportHours: 'по будням с 9 до 18',
    copyright: '© Кампус',
  });
  const phone = await screen.findByRole('link', { name: '+7 800 000-00-00' });
  expect(phone).toHaveAttribute('href', 'tel:+78000000000');
  const mail = screen.getByRole('link', { name: 'support@example.test' });
  expect(mail).toHaveAttribute('href', 'mailto:support@example.test');
  expect(screen.getByText('по будням с 9 до 18')).toBeVisible();
  expect(screen.getByText('© Кампус')).toBeVisible();
});

test('each of two numbers of support is called by itself', async () => {
  showWith({ supportPhone: '+7 800 000-00-00, +7 495 000-00-00' });
  const first = await screen.findByRole('link', { name: '+7 800 000-00-00' });
  expect(first).toHaveAttribute('href', 'tel:+78000000000');
  const second = screen.getByRole('link', { name: '+7 495 000-00-00' });
  expect(second).toHaveAttribute('href', 'tel:+74950000000');
});

test('it never asks for settings before start-up, whose last step they are', () => {
  renderWithSession(<Footer />);
  expect(asked).not.toHaveBeenCalled();
});

test('its contacts stay when somebody signs in', async () => {
  stub(getCurrentHuman, () => newcomer);
  const { otherTabs, cookies } = showWith({ supportEmail: 'support@example.test' });
  await screen.findByRole('link', { name: 'support@example.test' });
  cookies.authToken.write('first');
  otherTabs.say('signedIn');
  expect(screen.getByRole('link', { name: 'support@example.test' })).toBeVisible();
});

test('once the translations are there it asks for settings itself, where start-up could not', async () => {
  const { store } = renderWithSession(<Footer />);
  act(() => store.getState().setDictionary('ru', {}));
  await waitFor(() => expect(asked).toHaveBeenCalled());
});

test('an address that would say more than where to write is only a text', async () => {
  showWith({ supportEmail: 'a@example.test?bcc=spy@example.test' });
  expect(await screen.findByText('a@example.test?bcc=spy@example.test')).toBeVisible();
  expect(screen.queryByRole('link', { name: /bcc/ })).not.toBeInTheDocument();
});

test('with nothing from the server it still leads home, to the cookie settings and to the staff', () => {
  renderWithSession(<Footer />);
  expect(screen.getByRole('link', { name: 'Кампус, на главную' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Настройки cookie' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Вход для сотрудников' })).toBeVisible();
});

const linkOf = (number: number, isActive: boolean) => ({
  ...{ id: `0b6a4b5e-9d5a-4c1e-8a0e-00000000000${number}`, title: `Ссылка ${number}` },
  ...{ url: `/info/${number}`, group: 'HELP' as const, position: number },
  staff: { title: { ru: `Ссылка ${number}` }, isActive, version: 1 },
});

test('a link to a file is followed by the browser: no page is at its address', async () => {
  stub(listFooterLinks, () => [{ ...linkOf(1, true), url: '/api/files/public/rules.pdf' }]);
  const { router } = renderWithSession(<Footer />);
  // After the router: jsdom goes to no other page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(await screen.findByRole('link', { name: 'Ссылка 1' }));
  expect(router.state.location.pathname).toBe('/');
});

test('a hidden link is in no footer, though its editor is told of it', async () => {
  stub(listFooterLinks, () => [linkOf(1, true), linkOf(2, false)]);
  renderWithSession(<Footer />);
  expect(await screen.findByRole('link', { name: 'Ссылка 1' })).toBeVisible();
  expect(screen.queryByText('Ссылка 2')).not.toBeInTheDocument();
});
