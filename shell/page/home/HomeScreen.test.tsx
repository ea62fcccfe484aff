import { homeAside, homeHero, homeMain } from '@campus/shared/contract/home/places';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { newcomer, student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { HomeScreen } from './HomeScreen';

const widgets = [homeHero, homeMain, homeAside].map((place) => ({
  slot: { ...place, widget: 'A', order: 1, access: 'public' } as const,
  show: () => <p>{place.place}</p>,
}));

test('a guest is told what this is, and every place shows what is offered for it', () => {
  renderWithSession(
    <PlacesContext value={widgets}>
      <HomeScreen />
    </PlacesContext>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Всё студенческое рядом' })).toBeVisible();
  expect(screen.getByText('home.hero')).toBeVisible();
  expect(screen.getByText('home.main')).toBeVisible();
  expect(within(screen.getByRole('complementary')).getByText('home.aside')).toBeVisible();
});

test('somebody known is greeted by the first name', async () => {
  stub(getCurrentHuman, () => student);
  renderWithSession(<HomeScreen />, { token: 'first' });
  expect(await screen.findByRole('heading', { name: 'Здравствуйте, Студентка' })).toBeVisible();
});

test('somebody without a name is not greeted by the e-mail', async () => {
  stub(getCurrentHuman, () => newcomer);
  renderWithSession(<HomeScreen />, { token: 'first' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Здравствуйте!' })).toBeVisible();
});
