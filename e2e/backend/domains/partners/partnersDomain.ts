import type { Domain } from '../../platform/Domain';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import type { PartnerDirectory } from './createPartnerDirectory';
import { partnerHandlers } from './partnerHandlers';
import { pullPartners, type PartnerSync } from './pullPartners';
import type { Partners } from './seed/seedPartners';

const partnerTexts = {
  refusals: {
    PARTNERS_UNSET: {
      ru: 'Справочник партнёров не подключён: его адрес указывают в настройках сервера.',
      en: 'No partner directory is connected: its address is set on the server.',
    },
    PARTNERS_SOON: {
      ru: 'Синхронизация уже запускалась. Следующую можно начать через {minutes} мин.',
      en: 'Synchronisation was started recently. The next one can start in {minutes} min.',
    },
    DISCOUNT_PERCENT: {
      ru: 'Скидка в процентах — число от 1 до 100.',
      en: 'Enter a percentage from 1 to 100.',
    },
    DISCOUNT_AMOUNT: {
      ru: 'Введите размер скидки в копейках.',
      en: 'Enter the discount in kopecks.',
    },
    DISCOUNT_GIFT: {
      ru: 'У подарка нет размера скидки. Очистите это поле.',
      en: 'A gift has no discount amount. Clear this field.',
    },
  },
  fieldNames: {
    categoryId: { ru: 'Категория', en: 'Category' },
    cityIds: { ru: 'Города', en: 'Cities' },
    discountType: { ru: 'Вид выгоды', en: 'Benefit type' },
    discountValue: { ru: 'Размер скидки', en: 'Discount' },
    lockedFields: { ru: 'Закреплённые поля', en: 'Locked fields' },
    promoCode: { ru: 'Промокод', en: 'Promo code' },
    'terms.en': { ru: 'Условия (англ.)', en: 'Terms (English)' },
    'terms.ru': { ru: 'Условия', en: 'Terms' },
    validFrom: { ru: 'Действует с', en: 'Valid from' },
    validTo: { ru: 'Действует по', en: 'Valid until' },
    website: { ru: 'Сайт', en: 'Website' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    partners: typeof partnerTexts;
  }
}

export const partnersDomain = {
  handlers: partnerHandlers,
  jobs: { 'partners.sync': pullPartners },
  texts: partnerTexts,

  demo: {
    partners: {
      after: ['education'],
      async fill(context, { education }) {
        const { seedPartners } = await import('./seed/seedPartners');
        return seedPartners(context, education);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'partners.sync': PartnerSync;
  }
}

declare module '../../platform/Services' {
  interface Services {
    partnerDirectory: PartnerDirectory;
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    partners: Partners;
  }
}
