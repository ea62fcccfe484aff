import { insertAll } from '../../../platform/seed/insertAll';
import type { ReferenceContext } from '../../../platform/seed/SeedSteps';
import { eskIssuings } from '../cardTables';

/** Ways to get a card; the digital one takes no time. */
const eskIssuingRows = [
  { name: { ru: 'Карта в телефоне', en: 'Card in your phone' }, kind: 'DIGITAL', leadDays: 0 },
  {
    name: { ru: 'Центр «Кампус»', en: 'Campus Centre' },
    kind: 'PLASTIC',
    address: 'Примерск, Студенческая ул., 1',
    leadDays: 5,
  },
  {
    name: { ru: 'Учебное заведение', en: 'Your organisation' },
    kind: 'PLASTIC',
    leadDays: 14,
  },
] as const;

export const seedCardIssuings = ({ tx }: ReferenceContext) =>
  insertAll(tx, eskIssuings, [...eskIssuingRows]);
