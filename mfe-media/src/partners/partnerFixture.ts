import type { Partner } from '@campus/shared/contract/partners/calls';

export const primersk = { id: '6e1a7c9e-1f00-4a00-8a00-000000000001', name: 'Примерск' };
export const food = { id: '7f1a7c9e-1f00-4a00-8a00-000000000001', name: 'Еда и кофе' };

/** A partner for tests; its number makes the id and the name. */
export const partnerFixture = (number: number, own: Partial<Partner> = {}): Partner => ({
  id: `5e1a7c9e-1f00-4a00-8a00-${String(number).padStart(12, '0')}`,
  lang: 'ru',
  name: `Кофейня „Номер ${number}“`,
  description: 'Варят кофе.\nИ чай.',
  category: food,
  cities: [primersk],
  discountType: 'PERCENT',
  discountValue: 15,
  terms: 'На всё меню',
  hasPromoCode: true,
  website: 'https://example.com/coffee',
  phone: '+79990002001',
  address: 'Примерск, Университетская улица, 4',
  logo: null,
  validFrom: null,
  validTo: null,
  ...own,
});

export const partnerPage = (items: Partner[], total = items.length) => ({
  items,
  total,
  skip: 0,
  size: 12,
});
