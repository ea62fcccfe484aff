import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { CookieNotice } from './CookieNotice';
import { CookieSettingsButton } from './CookieSettingsButton';
import { measurementConsent } from './useConsent';

beforeEach(() => Cookies.remove('Consent'));
afterEach(() => {
  jest.restoreAllMocks();
  Cookies.remove('Consent');
});

const show = () =>
  renderWithSession(
    <>
      <CookieNotice />
      <CookieSettingsButton />
    </>,
  );
const notice = () => screen.queryByRole('region', { name: 'Файлы cookie' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('nothing is measured before somebody allows it', async () => {
  show();
  expect(measurementConsent()).toBe(false);
  expect(notice()).toHaveTextContent('AuthToken');
  expect(await screen.findByRole('link', { name: 'Подробнее' })).toHaveAttribute(
    'href',
    '/info/personalnye-dannye',
  );
});

test('22. Cookie notice with real refusal: it is kept, and nothing is measured', async () => {
  const { unmount } = show();
  await press('Только необходимые');
  expect(notice()).not.toBeInTheDocument();
  expect(Cookies.get('Consent')).toBe('necessary');
  expect(measurementConsent()).toBe(false);
  unmount();
  show();
  expect(notice()).not.toBeInTheDocument();
});

test('measuring is allowed by one press, and forbidden later from the footer', async () => {
  const { store } = show();
  await press('Разрешить измерения');
  expect(measurementConsent()).toBe(true);
  await press('Настройки cookie');
  const dialog = await screen.findByRole('dialog', { name: 'Настройки cookie' });
  const allow = within(dialog).getByRole('button', { name: 'Разрешить измерения' });
  expect(allow).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Только необходимые' }));
  expect(measurementConsent()).toBe(false);
  expect(store.getState().notifications).toMatchObject([{ text: 'Готово: измерений не будет' }]);
});

test('a choice made in the settings answers the notice too', async () => {
  show();
  await press('Настройки cookie');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Только необходимые' }));
  expect(notice()).not.toBeInTheDocument();
});

test('a browser that refuses cookies is asked once and not measured', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  show();
  await press('Разрешить измерения');
  expect(notice()).not.toBeInTheDocument();
  expect(measurementConsent()).toBe(false);
});

test('what a stranger wrote into the cookie is no consent', () => {
  Cookies.set('Consent', 'everything');
  show();
  expect(measurementConsent()).toBe(false);
  expect(notice()).toBeInTheDocument();
});
