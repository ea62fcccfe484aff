import { getPartner } from '@campus/shared/contract/partners/calls';
import { humanOf } from '@campus/shared/testing/people';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPartner, partner, stubPartner } from '../openPartner';

beforeEach(stubPartner);

test('a guest is offered to sign in for the promo code', async () => {
  const { store } = openPartner();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Войдите, чтобы увидеть промокод' }),
  );
  expect(store.getState().modal).toBe('signIn');
  expect(screen.queryByText('KOFE15')).toBeNull();
});

test('a participant sees the promo code and copies it', async () => {
  stub(getPartner, () => ({ ...partner, promoCode: 'KOFE15' }));
  const user = userEvent.setup();
  const { store } = openPartner({ person: humanOf(), roles: ['HUMAN'] });
  const promo = await screen.findByRole('group', { name: 'Промокод' });
  expect(promo).toHaveTextContent('KOFE15');
  await user.click(within(promo).getByRole('button', { name: 'Скопировать' }));
  expect(await navigator.clipboard.readText()).toBe('KOFE15');
  expect(store.getState().notifications).toMatchObject([{ text: 'Промокод скопирован' }]);
});

test('a refused clipboard says how to copy by hand', async () => {
  stub(getPartner, () => ({ ...partner, promoCode: 'KOFE15' }));
  const user = userEvent.setup();
  const { store } = openPartner({ person: humanOf(), roles: ['HUMAN'] });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No permission'));
  await user.click(await screen.findByRole('button', { name: 'Скопировать' }));
  expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]);
});

test('an offer without a promo code speaks of none', async () => {
  stub(getPartner, () => ({ ...partner, hasPromoCode: false }));
  openPartner();
  await screen.findByText('На всё меню');
  expect(screen.queryByRole('group', { name: 'Промокод' })).toBeNull();
});
