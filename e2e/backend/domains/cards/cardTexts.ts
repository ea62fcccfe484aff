import type { CardStatus } from '@campus/shared/contract/cards/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const cardTexts = {
  refusals: {
    VERIFY_LIMIT: {
      ru: 'С этого адреса проверяют слишком много карт. Попробуйте через минуту.',
      en: 'Too many cards are being checked from this address. Try again in a minute.',
    },
    CARD_NONE: { ru: 'У этого человека ещё нет карты.', en: 'This person has no card yet.' },
    CARD_REPLACED: {
      ru: 'Вместо этой карты уже выпущена новая. Разблокировать старую нельзя.',
      en: 'A new card has replaced this one. The old one cannot be unblocked.',
    },
    CARD_LIVE: {
      ru: 'Карта уже есть. Новую можно получить только вместо утерянной.',
      en: 'There is already a card. A new one is only issued to replace a lost one.',
    },
  },
  states: {
    card: {
      ru: {
        ISSUING: 'Карта ещё выпускается.',
        ACTIVE: 'Карта действует.',
        BLOCKED: 'Карта заблокирована.',
        EXPIRED: 'Срок действия карты истёк.',
        CLOSED: 'Карта закрыта.',
      },
      en: {
        ISSUING: 'The card is still being issued.',
        ACTIVE: 'The card is active.',
        BLOCKED: 'The card is blocked.',
        EXPIRED: 'The card has expired.',
        CLOSED: 'The card is closed.',
      },
    },
  },
} satisfies DomainTexts<{ card: CardStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    cards: typeof cardTexts;
  }
}
