import type { TicketStatus } from '@campus/shared/contract/machines/ticket';
import { existing } from '../existing';
import type { ticketAnswers } from '../schema/support';
import { answerTexts, closingText, moreText, noteTexts, thanksText } from './data/answerTexts';
import type { ticketTexts } from './data/ticketTexts';
import type { DemoContext } from './seedDemo';

type Answer = typeof ticketAnswers.$inferInsert;

interface Ticket {
  id: string;
  index: number;
  status: TicketStatus;
  category: (typeof ticketTexts)[number]['category'];
  humanId?: string;
  createdAt: Date;
  /** Days since it was opened. */
  age: number;
}

/** An answered ticket closes itself after a week: the last answer of the demo is younger. */
const youngest = 6;

/** What was said in a ticket, and the moments that follow from it. */
export function createThread({ calendar }: DemoContext, ticket: Ticket, userId: string) {
  const { id: ticketId, index, status, category, humanId, age } = ticket;
  const at = (daysAgo: number, hour: number) => calendar.moment(-Math.max(daysAgo, 1), hour, index);
  const staff = { ticketId, author: 'STAFF' as const, userId };
  const first = at(age - 1, 11);
  const last = at(Math.min(age - 1, youngest - (index % youngest)), 15);
  const note = { ...staff, isInternal: true, text: existing(noteTexts[index % noteTexts.length]) };
  const asked: Answer[] = [{ ...note, createdAt: first }];
  const answered: Answer[] = [
    ...asked,
    { ...staff, text: answerTexts[category], createdAt: first },
  ];
  const times = { waitingSince: null, firstAnswerAt: first };
  const thanked: Answer[] = [
    ...answered,
    { ticketId, author: 'HUMAN', text: thanksText, createdAt: at(age - 2, 9) },
    { ...staff, text: closingText, createdAt: at(age - 3, 10) },
  ];
  switch (status) {
    case 'NEW':
      return { answers: [], times: { waitingSince: ticket.createdAt } };
    case 'OPEN':
      return { answers: asked, times: { waitingSince: ticket.createdAt } };
    case 'ANSWERED': {
      const more: Answer = { ...staff, text: moreText, createdAt: last };
      return { answers: [...answered, more], times: { ...times, answeredAt: last } };
    }
    case 'CLOSED': {
      const closed = { ...times, answeredAt: first, closedAt: at(age - 7, 12) };
      return { answers: humanId ? thanked : answered, times: closed };
    }
  }
}
