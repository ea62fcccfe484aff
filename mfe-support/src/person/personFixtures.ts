import type { CallOutput } from '@campus/shared/contract/call';
import type { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

export const personTexts = { namespace: 'support', locales: { ru, en } };

export const humanId = '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c03';

/** One ticket and one message of a person. */
export const known: CallOutput<typeof listHumanTicketsMailing> = {
  tickets: {
    items: [
      {
        id: '0b6a4b5e-9d5a-4c1e-8a0e-000000000001',
        number: 'T-000001',
        category: 'CARD',
        subject: 'Карта не открывает турникет',
        status: 'ANSWERED',
        createdAt: '2026-03-05T10:00:00Z',
        firstAnswerAt: '2026-03-05T11:00:00Z',
        closedAt: null,
        priority: 'NORMAL',
        channel: 'WEB',
        owner: { humanId, name: 'Студентка', email: 'student@example.test' },
        assignee: null,
        waitingSince: null,
        isOverdue: false,
      },
    ],
    total: 1,
  },
  messages: {
    items: [
      {
        id: '0b6a4b5e-9d5a-4c1e-8a0e-000000000002',
        kind: 'INFO',
        title: 'Карта готова',
        body: 'Откройте её в кабинете.',
        link: '/me/card',
        sentAt: '2026-03-05T10:00:00Z',
        seenAt: null,
        readAt: null,
      },
    ],
    total: 1,
  },
};

export const nothing: typeof known = {
  tickets: { items: [], total: 0 },
  messages: { items: [], total: 0 },
};
