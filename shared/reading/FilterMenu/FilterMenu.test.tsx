import { FilterMenu } from '@campus/shared/reading/FilterMenu';
import { someOf } from '@campus/shared/reading/someOf';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

const options = ['Карта', 'Спорт'].map((name) => ({ id: name, name }));
const topics = someOf({
  label: 'Темы',
  all: 'Все темы',
  options,
  selected: ['Спорт'],
  hrefOf: (ids) => `/news?tag=${ids.join('+')}`,
});
const menu = () => screen.getByRole('group');
const button = () => screen.getByText('Темы');
const link = (name: string) => screen.getByRole('link', { name });

async function open(isMany: boolean) {
  const { router } = renderScreen(
    <>
      <FilterMenu filter={{ ...topics, isMany }} group="news" />
      <button type="button">Дальше</button>
    </>,
    { url: '/news' },
  );
  await userEvent.click(button());
  expect(menu()).toHaveAttribute('open');
  return router;
}

test('its button tells how many are chosen, and each option is the address with or without it', async () => {
  await open(true);
  expect(button()).toHaveTextContent('Темы, выбрано: 1');
  expect(link('Карта')).toHaveAttribute('href', '/news?tag=Спорт+Карта');
  expect(link('Спорт')).toHaveAttribute('aria-current', 'true');
  expect(link('Спорт')).toHaveAttribute('href', '/news?tag=');
  expect(link('Все темы')).not.toHaveAttribute('aria-current');
});

test('it stays open while several are chosen', async () => {
  const router = await open(true);
  await userEvent.click(link('Карта'));
  expect(router.state.location.search).toContain('tag=');
  expect(menu()).toHaveAttribute('open');
});

/** Open while the address has words that look for an option, which a choice takes out of it. */
function Found() {
  const isOpen = useLocation().search.includes('city');
  return <FilterMenu filter={{ ...topics, isOpen }} group="news" />;
}

test('what was found by words is chosen in a menu that stays open, and keeps the focus', async () => {
  const { router } = renderScreen(<Found />, { url: '/news?city=карт' });
  expect(menu()).toHaveAttribute('open');
  await userEvent.click(link('Карта'));
  expect(router.state.location.search).not.toContain('city');
  expect(menu()).toHaveAttribute('open');
  expect(link('Карта')).toHaveFocus();
});

test('a single choice closes it, and the focus returns to its button', async () => {
  await open(false);
  await userEvent.click(link('Карта'));
  expect(menu()).not.toHaveAttribute('open');
  expect(button()).toHaveFocus();
});

test('Escape closes it, and so does turning to something else', async () => {
  await open(true);
  link('Карта').focus();
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toHaveAttribute('open');
  expect(button()).toHaveFocus();

  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(menu()).not.toHaveAttribute('open');
});
