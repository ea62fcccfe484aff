import type { Domain } from '../../platform/Domain';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { footerHandlers } from './footerHandlers';
import { settingHandlers } from './settingHandlers';

const settingTexts = {
  refusals: {
    SETTING_BOOL: {
      ru: 'Значение может быть true или false.',
      en: 'The value must be true or false.',
    },
    SETTING_INT: { ru: 'Значение — целое число.', en: 'The value must be a whole number.' },
    SETTING_RANGE: {
      ru: 'Допустимо значение от {min} до {max}.',
      en: 'The value must be from {min} to {max}.',
    },
    SETTING_JSON: {
      ru: 'Значение не читается как JSON. Проверьте скобки и кавычки.',
      en: 'The value cannot be read as JSON. Check the brackets and quotes.',
    },
    HEAD_TAG: {
      ru: 'Здесь можно написать meta, link, style, данные JSON-LD и script с адресом и integrity. Уберите: {tag}.',
      en: 'Only meta, link, style, JSON-LD data, and script with an address and integrity are allowed here. Remove this: {tag}.',
    },
    FOOTER_URL_FORMAT: {
      ru: 'Введите адрес: https://…, путь на этом сайте от /, mailto:… или tel:….',
      en: 'Enter an address: https://…, a path on this site starting with /, mailto:… or tel:….',
    },
  },
  fieldNames: {
    value: { ru: 'Значение', en: 'Value' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    settings: typeof settingTexts;
  }
}

export const settingsDomain = {
  handlers: { ...settingHandlers, ...footerHandlers },
  texts: settingTexts,

  reference: {
    settings: {
      async fill(context) {
        const { seedSettings } = await import('./seed/seedSettings');
        return seedSettings(context);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Reference {
    settings: void;
  }
}
