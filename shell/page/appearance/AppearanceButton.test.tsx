import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { AppearanceButton } from './AppearanceButton';

const root = document.documentElement;
const open = async () => {
  renderWithSession(<AppearanceButton />);
  await userEvent.click(screen.getByRole('button', { name: /Вид страницы/ }));
  await screen.findByRole('dialog', { name: 'Вид страницы' });
};
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

afterEach(() => {
  for (const name of ['Theme', 'Vision']) Cookies.remove(name);
  for (const name of root.getAttributeNames()) if (name !== 'lang') root.removeAttribute(name);
});

test('a chosen theme is shown at once and remembered; the system’s needs no memory', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
  await choose('Тёмная');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(Cookies.get('Theme')).toBe('dark');
  await choose('Как в системе');
  expect(root).not.toHaveAttribute('data-theme');
  expect(Cookies.get('Theme')).toBeUndefined();
});

test('the low-vision version takes size, colours, spacing and pictures, and goes again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Версия для слабовидящих' }));
  expect(root).toHaveAttribute('data-size', '150');
  await choose('Очень крупный');
  await choose('Белым по чёрному');
  await choose('Большое');
  await choose('Скрыть');
  expect(Cookies.get('Vision')).toBe('200.white.wide.hidden');
  expect(root).toHaveAttribute('data-size', '200');
  expect(root).toHaveAttribute('data-colours', 'white');
  expect(root).toHaveAttribute('data-spacing', 'wide');
  expect(root).toHaveAttribute('data-pictures', 'hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Обычная версия' }));
  expect(root).not.toHaveAttribute('data-size');
  expect(Cookies.get('Vision')).toBeUndefined();
});

test('the panel opens with what was chosen before', async () => {
  Cookies.set('Theme', 'light');
  await open();
  expect(screen.getByRole('radio', { name: 'Светлая' })).toBeChecked();
});
