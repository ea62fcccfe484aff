import type { SyncStatus } from '@campus/shared/contract/sync/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const syncTexts = {
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
      ru: 'Учебный план уже запрошен. Повторить можно через {minutes} мин.',
      en: 'The work plan has already been requested. Try again in {minutes} min.',
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
