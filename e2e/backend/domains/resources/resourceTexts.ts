import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const resourceTexts = {
  refusals: {
    LANGUAGE_TAKEN: { ru: 'Такой язык уже есть.', en: 'This language already exists.' },
    PLACEHOLDERS: {
      ru: 'Подстановки в тексте «{mnemonic}» не те же, что в русском: {expected}. Исправьте текст.',
      en: 'The placeholders in “{mnemonic}” do not match the Russian text: {expected}. Correct the text.',
    },
    DUPLICATE_ITEM: {
      ru: 'Текст «{mnemonic}» встречается дважды. Оставьте один.',
      en: 'The text “{mnemonic}” appears twice. Keep one of them.',
    },
    MNEMONIC_FORMAT: {
      ru: 'Ключ начинается со строчной латинской буквы, части отделяются точкой, дефисом или подчёркиванием.',
      en: 'A key starts with a lower-case Latin letter; its parts are separated by a full stop, a hyphen or an underscore.',
    },
  },
  fieldNames: {
    languageId: { ru: 'Язык', en: 'Language' },
    mnemonic: { ru: 'Ключ', en: 'Key' },
    translation: { ru: 'Текст', en: 'Text' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    resources: typeof resourceTexts;
  }
}
