import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const educationTexts = {
  refusals: {
    GRANT_OVERLAP: {
      ru: 'На это время у организации уже есть выплата того же вида. Измените период.',
      en: 'The organisation already has the same kind of payment for this time. Change the period.',
    },
  },
  fieldNames: {
    periodFrom: { ru: 'Начало периода', en: 'Start of the period' },
    periodTo: { ru: 'Конец периода', en: 'End of the period' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    education: typeof educationTexts;
  }
}
