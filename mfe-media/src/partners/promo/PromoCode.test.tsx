import { filterPartners, getPartner } from '@campus/shared/contract/partners/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { partnerFixture, partnerPage } from '../partnerFixture';
import { PartnerScreen } from '../PartnerScreen';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const partner = partnerFixture(1, { validFrom: '2026-01-01', validTo: '2040-03-05' });
const address = `/partners/${partner.id}`;
const open = (options: Options = {}) =>
  renderScreen(<PartnerScreen />, {
    url: address,
    path: '/partners/:id',
    texts: { namespace: 'media', locales: { ru, en } },
    ...options,
  });

beforeEach(() => {
  stub(getPartner, () => partner);
  stub(filterPartners, () => partnerPage([1, 2, 3].map((number) => partnerFixture(number))));
});

test('a guest is offered to sign in for the promo code', async () => {
  const { store } = open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Войдите, чтобы увидеть промокод' }),
  );
  expect(store.getState().modal).toBe('signIn');
  expect(screen.queryByText('KOFE15')).toBeNull();
});

test('a participant sees the promo code and copies it', async () => {
  stub(getPartner, () => ({ ...partner, promoCode: 'KOFE15' }));
  const user = userEvent.setup();
  const { store } = open({ person: humanOf(), roles: ['HUMAN'] });
  const promo = await screen.findByRole('group', { name: 'Промокод' });
  expect(promo).toHaveTextContent('KOFE15');
  await user.click(within(promo).getByRole('button', { name: 'Скопировать' }));
  expect(await navigator.clipboard.readText()).toBe('KOFE15');
  expect(store.getState().notifications).toMatchObject([{ text: 'Промокод скопирован' }]);
});

test('a refused clipboard says how to copy by hand', async () => {
  stub(getPartner, () => ({ ...partner, promoCode: 'KOFE15' }));
  const user = userEvent.setup();
  const { store } = open({ person: humanOf(), roles: ['HUMAN'] });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No permission'));
  await user.click(await screen.findByRole('button', { name: 'Скопировать' }));
  expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]);
});

test('an offer without a promo code speaks of none', async () => {
  stub(getPartner, () => ({ ...partner, hasPromoCode: false }));
  open();
  await screen.findByText('На всё меню');
  expect(screen.queryByRole('group', { name: 'Промокод' })).toBeNull();
});
