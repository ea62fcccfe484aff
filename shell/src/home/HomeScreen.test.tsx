import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession';
import { HomeScreen } from './HomeScreen';

test('a guest is told what this is, and every place shows what is offered for it', () => {
  renderWithSession(<HomeScreen slot={(place) => <p>{place}</p>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Всё студенческое рядом' })).toBeVisible();
  expect(screen.getByText('home.hero')).toBeVisible();
  expect(screen.getByText('home.main')).toBeVisible();
  expect(within(screen.getByRole('complementary')).getByText('home.aside')).toBeVisible();
});

test('somebody known is greeted by the first name', async () => {
  stub(getCurrentHuman, () => student);
  renderWithSession(<HomeScreen slot={() => null} />, { token: 'first' });
  expect(await screen.findByRole('heading', { name: 'Здравствуйте, Студентка' })).toBeVisible();
});
