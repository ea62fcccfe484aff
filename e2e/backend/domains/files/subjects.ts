import { eduOrgs } from '../resources/resourceTables';
import { applications } from '../applications/applicationTables';
import { authors, events, infoPages, news } from '../media/mediaTables';
import { partners } from '../partners/partnerTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { ticketAnswers, tickets } from '../support/supportTables';

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
