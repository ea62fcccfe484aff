import type { TicketStatus } from '@campus/shared/contract/support/machine';
import {
  answerTicket,
  createTicketOnBehalf,
  filterTickets,
  getTicket,
} from '@campus/shared/contract/support/calls';
import { desc, eq } from 'drizzle-orm';
import { assertDefined } from '../platform/database/assertDefined';
import { humanNotifications } from '../domains/inbox/inboxTables';
import { beforeTests } from './beforeTests';
import { startTestBackend } from './startTestBackend';
import { tokensOf } from './tokensOf';

const call = {
  category: 'STUDY',
  subject: 'Звонок о справке',
  text: 'Нужна справка об обучении для банка.',
};

const reach: Record<TicketStatus, object | undefined> = {
  NEW: undefined,
  OPEN: { priority: 'HIGH' },
  ANSWERED: { text: 'Готово.' },
  CLOSED: { close: true },
};

/** The backend as the staff who answer tickets use it; the tickets are those of student@. */
async function startTicketDesk() {
  const backend = await startTestBackend();
  const tokens = { admin: '', support: '', audit: '' };
  const student = await backend.accountId('student');
  const support = await backend.accountId('support');

  const onBehalf = (change: object = {}) => {
    const body = { ...call, humanId: student, ...change };
    return backend.send(createTicketOnBehalf, { token: tokens.support, body });
  };
  const answer = (id: string, body: object, by: keyof typeof tokens = 'support') =>
    backend.send(answerTicket, { token: tokens[by], params: { id }, body });

  return {
    ...backend,
    student,
    support,
    onBehalf,
    answer,
    read: (id: string) => backend.send(getTicket, { token: tokens.audit, params: { id } }),

    /** Sessions are shorter than the waits of these tests. */
    async travel(shift: number) {
      backend.clock.shift = shift;
      Object.assign(tokens, await tokensOf(backend, 'admin', 'support', 'audit'));
    },

    async filter(body: object) {
      const request = { token: tokens.audit, body, query: { size: 100 } };
      return (await backend.send(filterTickets, request)).body;
    },

    async ticketIn(state: TicketStatus, change: object = {}) {
      const { id } = (await onBehalf(change)).body;
      const step = reach[state];
      if (step) await answer(id, step);
      return id;
    },

    async newestMessage() {
      const [message] = await backend.db
        .select()
        .from(humanNotifications)
        .where(eq(humanNotifications.humanId, student))
        .orderBy(desc(humanNotifications.createdAt))
        .limit(1);
      return assertDefined(message);
    },
  };
}

/** The desk of a file of tests; each of them finds today and no letters. */
export function ticketDeskForFile() {
  const desk = beforeTests(startTicketDesk);
  afterAll(() => desk.stop());
  beforeEach(async () => {
    await desk.travel(0);
    desk.mails.length = 0;
  });
  return desk;
}
