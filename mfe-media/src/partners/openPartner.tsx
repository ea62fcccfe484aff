import { filterPartners, getPartner } from '@campus/shared/contract/partners/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { partnerFixture, partnerPage } from './partnerFixture';
import { PartnerScreen } from './PartnerScreen';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

export const partner = partnerFixture(1, { validFrom: '2026-01-01', validTo: '2040-03-05' });

/** The server has this partner, and two beside it. */
export function stubPartner() {
  stub(getPartner, () => partner);
  stub(filterPartners, () => partnerPage([1, 2, 3].map((number) => partnerFixture(number))));
}

export const openPartner = (options: Options = {}) =>
  renderScreen(<PartnerScreen />, {
    url: `/partners/${partner.id}`,
    path: '/partners/:id',
    texts: { namespace: 'media', locales: { ru, en } },
    ...options,
  });
