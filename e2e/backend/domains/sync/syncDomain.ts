import { workPlanTarget, type SyncMessageRequest } from '@campus/shared/contract/sync/requests';
import { syncMoves, type SyncStatus } from '@campus/shared/contract/sync/machine';
import { sql } from 'drizzle-orm';
import type { Domain } from '../../platform/Domain';
import type { JobKind } from '../../platform/jobs/JobHandler';
import type { Database } from '../../platform/database/Database';
import { transitionTo } from '../../platform/states/transitionTo';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import type { Nsi } from './createNsi';
import { syncHandlers } from './syncHandlers';
import { reviveMessage } from './reviveMessage';
import { isFromFuture, storeMessage } from './storeMessage';
import { syncMessages } from './syncTables';
import { applyMessage } from './applyMessage';

const syncTexts = {
  refusals: {
    OPERATION_UNKNOWN: {
      ru: 'Такой операции нет. Возможны CREATE, UPDATE и DELETE.',
      en: 'This operation does not exist. Use CREATE, UPDATE or DELETE.',
    },
    NSI_NOT_CONFIGURED: {
      ru: 'Связь с НСИ не настроена. Обратитесь к администратору сервиса.',
      en: 'The link to the reference-data service is not set up. Ask the administrator of the service.',
    },
    WORK_PLAN_TOO_SOON: {
      ru: 'Учебный план уже запрошен. Повторить можно через {minutes} мин.',
      en: 'The study plan has already been requested. Try again in {minutes} min.',
    },
  },
  states: {
    sync: {
      ru: {
        RECEIVED: 'Сообщение НСИ ещё не обработано.',
        PROCESSING: 'Сообщение НСИ обрабатывается.',
        APPLIED: 'Сообщение НСИ уже применено.',
        SKIPPED: 'Сообщение НСИ пропущено: есть более новое.',
        FAILED: 'Сообщение НСИ не удалось применить, попытка повторится.',
        DEAD: 'Сообщение НСИ применить не удалось.',
      },
      en: {
        RECEIVED: 'The message has not been processed yet.',
        PROCESSING: 'The message is being processed.',
        APPLIED: 'The message is already applied.',
        SKIPPED: 'The message was skipped: there is a newer one.',
        FAILED: 'The message could not be applied and will be tried again.',
        DEAD: 'The message could not be applied.',
      },
    },
  },
} satisfies DomainTexts<{ sync: SyncStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    sync: typeof syncTexts;
  }
}

const machine = 'sync';

const begin = (db: Database, id: string) =>
  transitionTo<typeof syncMessages, SyncStatus>(db, syncMessages, id, {
    machine,
    move: syncMoves.begin,
    to: 'PROCESSING',
    set: { attempts: sql`${syncMessages.attempts} + 1`, nextAttemptAt: null },
  });

/** Staff see the message in work, then what became of it and when it is tried again. */
const applyKind: JobKind<'sync.apply'> = {
  async prepare({ id }, { db }) {
    const message = await begin(db, id);
    return async ({ db: tx }) => {
      const to = await applyMessage(tx, message);
      const move = to === 'APPLIED' ? syncMoves.apply : syncMoves.skip;
      const step = { machine, move, to, set: { error: null } } as const;
      await transitionTo<typeof syncMessages, SyncStatus>(tx, syncMessages, id, step);
    };
  },

  async onRetry({ id }, { db: tx }) {
    await reviveMessage(tx, id);
  },

  async onFailure({ id }, { db: tx }, { error, nextAttemptAt }) {
    await transitionTo<typeof syncMessages, SyncStatus>(tx, syncMessages, id, {
      machine,
      move: syncMoves.fail,
      to: nextAttemptAt ? 'FAILED' : 'DEAD',
      set: { error, nextAttemptAt },
    });
  },
};

function assertPlanOf(student: string, { entityType, payload }: SyncMessageRequest) {
  const target = workPlanTarget.safeParse(payload);
  if (entityType === 'WORK_PLAN' && target.data?.student === student) return;
  throw new Error(`The reference-data service answered what is no study plan of ${student}`);
}

/** What the service answers is stored and applied like the messages that it sends by itself. */
const askForWorkPlan: JobKind<'sync.workPlan'> = {
  async prepare({ student, period }, { nsi, now }) {
    const messages = await nsi.workPlan(student, period);
    for (const message of messages) assertPlanOf(student, message);
    if (messages.some((message) => isFromFuture(message, now())))
      throw new Error('The reference-data service answered a study plan from the future');
    return async ({ db: tx }) => {
      for (const message of messages) await storeMessage(tx, 'UPDATE', message);
    };
  },
};

export const syncDomain = {
  handlers: syncHandlers,
  jobs: { 'sync.apply': applyKind, 'sync.workPlan': askForWorkPlan },
  texts: syncTexts,

  demo: {
    syncMessages: {
      after: ['education', 'people'],
      async fill(context, { education, people }) {
        const { seedSync } = await import('./seed/seedSync');
        return seedSync(context, education, people.students);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    /** A message of the reference-data service. */
    'sync.apply': { id: string };
    /** The student's name there. */
    'sync.workPlan': { student: string; period?: string };
  }
}

declare module '../../platform/Services' {
  interface Services {
    nsi: Nsi;
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    syncMessages: void;
  }
}
