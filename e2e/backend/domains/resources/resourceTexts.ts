import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const resourceTexts = {
  refusals: {
    LANGUAGE_TAKEN: { ru: 'Такой язык уже есть.', en: 'This language is there already.' },
    PLACEHOLDERS: {
      ru: 'Подстановки в тексте «{mnemonic}» не те же, что в русском: {expected}. Исправьте текст.',
      en: 'The placeholders of “{mnemonic}” are not those of the Russian text: {expected}. Correct the text.',
    },
    DUPLICATE_ITEM: {
      ru: 'Текст «{mnemonic}» встречается дважды. Оставьте один.',
      en: 'The text “{mnemonic}” is there twice. Leave one of them.',
    },
    MNEMONIC_FORMAT: {
      ru: 'Ключ начинается со строчной латинской буквы, части отделяются точкой, дефисом или подчёркиванием.',
      en: 'A key begins with a small Latin letter; its parts are divided by a full stop, a hyphen or an underscore.',
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
