import { partnerCategories, partners, partnersToCities } from '../../schema/partners';
import { partnerCategoryRows } from '../data/partnerCategoryRows';
import { partnerRows } from '../data/partnerRows';
import { idOf, mix } from './idOf';
import { pick } from './pick';
import { padded } from './population';
import { repeat } from './repeat';
import { sizes } from './sizes';
import { source, type ScaleContext } from './Source';

const categories = Object.values(partnerCategoryRows);

const createPartner =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const {
      name,
      description,
      discountType,
      discountValue = null,
      terms,
    } = pick(partnerRows, mix(index));
    const day = -1 - Math.floor(((sizes.partners - index) * 900) / sizes.partners);
    return {
      id: idOf('partner', index),
      externalId: `PRT-${padded(index + 1)}`,
      name: { ru: `${name.ru} ${index + 1}`, en: `${name.en ?? name.ru} ${index + 1}` },
      description,
      categoryId: idOf('category', mix(index + 3) % categories.length),
      discountType,
      discountValue,
      terms,
      promoCode: index % 3 === 0 ? `CODE${padded(index)}` : null,
      validTo: index % 10 === 9 ? calendar.day(-(index % 300)) : null,
      isActive: index % 25 !== 24,
      syncedAt: calendar.moment(-1, 3),
      createdAt: calendar.moment(day),
    };
  };

export const scalePartners = (context: ScaleContext) => [
  source(
    partnerCategories,
    repeat(categories.length, (index) => ({
      id: idOf('category', index),
      externalId: `CAT-${padded(index + 1)}`,
      name: pick(categories, index),
    })),
  ),
  source(partners, repeat(sizes.partners, createPartner(context))),
  source(
    partnersToCities,
    repeat(sizes.partners * 2, (index) => ({
      partnerId: idOf('partner', Math.floor(index / 2)),
      cityId: idOf('city', (mix(Math.floor(index / 2)) + (index % 2) * 11) % sizes.cities),
    })),
  ),
];
