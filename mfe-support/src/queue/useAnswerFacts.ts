import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Ticket } from '@campus/shared/contract/support/records';
import { transliterate } from '@campus/shared/contract/transliterate';
import { useState } from 'react';

/** «Анна Сергеевна» of a participant, in English “Anna”; guests are called as they wrote it. */
function calledIn(language: LanguageKey, { human, owner }: Ticket) {
  if (!human) return owner.name;
  const [, first = '', ...rest] = human.name.split(' ');
  return language === 'en' ? transliterate(first) : [first, ...rest].join(' ');
}

/** What a canned answer may say of a ticket; the card is asked for when one is about to be chosen. */
export function useAnswerFacts(ticket: Ticket) {
  const [isAsked, setAsked] = useState(false);
  const humanId = ticket.human?.id;
  const { data: card } = useCallQuery(
    getHumanCard,
    { params: { id: humanId ?? '' } },
    { enabled: isAsked && humanId !== undefined },
  );
  return {
    factsIn: (language: LanguageKey) => ({
      name: calledIn(language, ticket),
      ticket: ticket.number,
      card: card?.number,
    }),
    onAsk: () => setAsked(true),
  };
}
