import { eduOrgs } from '../schema/education';
import { applications } from '../schema/applications';
import { authors, events, infoPages, news } from '../schema/media';
import { partners } from '../schema/partners';
import { humans } from '../schema/people';
import { users } from '../schema/staff';
import { ticketAnswers, tickets } from '../schema/support';

/** Whatever a file can belong to. */
export const subjectTables = {
  content: [news, events, infoPages, authors, partners, eduOrgs],
  human: [humans],
  user: [users],
  application: [applications],
  ticket: [tickets],
  answer: [ticketAnswers],
} as const;

export type SubjectKind = keyof typeof subjectTables;
