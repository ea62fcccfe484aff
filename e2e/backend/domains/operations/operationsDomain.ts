import type * as contract from '@campus/shared/contract/operations/calls';
import { addUpTallies } from '../../platform/database/tally';
import type { Domain } from '../../platform/Domain';
import type { Handlers } from '../../platform/Handler';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { jobHandlers } from './jobHandlers';
import { logHandlers } from './logHandlers';
import { signInLogHandlers } from './signInLogHandlers';

const operationTexts = {
  refusals: {
    JOB_NOT_DEAD: {
      ru: 'Эта задача уже снова в очереди. Обновите список.',
      en: 'This job is already back in the queue. Refresh the list.',
    },
    JOB_OWED: {
      ru: 'Эту задачу убрать нельзя: без неё останутся данные удалённой учётной записи или никогда не будет готова карта. Повторите её.',
      en: 'This job cannot be dropped: without it the data of a deleted account stay, or a card is never ready. Try it again.',
    },
    JOB_UNKNOWN: {
      ru: 'Такие задачи выполняет другая версия сервера. Повторите её там.',
      en: 'Another version of the server does jobs of this kind. Try it again there.',
    },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    operations: typeof operationTexts;
  }
}

export const operationsDomain = {
  handlers: { ...logHandlers, ...signInLogHandlers, ...jobHandlers } satisfies Handlers<
    typeof contract
  >,
  jobs: {
    'tallies.addUp': {
      async run(_, { db }) {
        await addUpTallies(db);
      },
      every: 300,
    },
  },
  texts: operationTexts,
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'tallies.addUp': object;
  }
}
