import type { Fault } from './Fault';

/** What people and staff work with. */
export const domainFaults: readonly Fault[] = [
  {
    fault: 'The QR code of a card runs out on the screen',
    file: 'mfe-participant/src/campusCard/useShownQr.ts',
    stands: 'if (isDue) void refetch();',
    instead: '',
    tests: ['mfe-participant/src/card/qrRotation.test.tsx'],
  },
  {
    fault: 'A card that was reported as lost still looks good',
    file: 'shared/contract/support/calls.ts',
    stands:
      "    isReopened: z.boolean(),\n    isCardBlocked: z.boolean(),\n  }),\n  invalidates: ['Reset'],",
    instead: '    isReopened: z.boolean(),\n    isCardBlocked: z.boolean(),\n  }),',
    tests: [
      'mfe-participant/src/card/LostCard.test.tsx',
      {
        file: 'e2e/tests/participant/card-lifecycle.spec.ts',
        title: 'a lost card stops at once',
      },
    ],
  },
  {
    fault: 'The totals of a register stay as they were before a decision',
    file: 'shared/contract/payments/calls.ts',
    stands:
      "  response: z.object({ register, decided: z.int(), barred: z.int() }),\n  invalidates: ['Payment'],",
    instead: '  response: z.object({ register, decided: z.int(), barred: z.int() }),',
    tests: ['mfe-payments/src/register/decisions/Decisions.test.ts'],
    missed: 'the totals are looked at after a decision about everybody found, too',
  },
  {
    fault: 'An answer that has crossed another one says nothing of it',
    file: 'mfe-support/src/desk/answer/TicketAnswer.tsx',
    stands: "setCrossed({ by: changedBy || t('queue.somebody') });",
    instead: '',
    tests: ['mfe-support/src/queue/TicketQueueScreen.test.ts'],
    missed:
      'a colleague who changes a ticket without a word is tried, too; one who writes was noticed in another way',
  },
  {
    fault: 'The count of the bell stays when a message has been read',
    file: 'shared/inbox/useMarkRead.ts',
    stands:
      '(page) => client.setQueryData(queryOf(api, listMyNotifications, unreadInput).queryKey, page),',
    instead: '() => undefined,',
    tests: ['shell/page/inbox/Bell.test.tsx'],
    missed: 'the test of the bell looks at its number after a message now',
  },
  {
    fault: 'Tickets of the queue change places under the pointer',
    file: 'mfe-support/src/live/QueueNews.tsx',
    stands: 'client.setQueryData(key, inPlace(shown, page), { updatedAt });',
    instead: 'client.setQueryData(key, page, { updatedAt });',
    tests: ['mfe-support/src/queue/liveQueue.test.tsx'],
  },
  {
    fault: 'The editor offers to publish at once what is planned for later',
    file: 'mfe-media/src/content/editor/movesFrom.ts',
    stands: "const main = isAhead ? 'schedule' : 'publish';",
    instead: "const main = isAhead ? 'publish' : 'publish';",
    tests: ['mfe-media/src/content/editor/movesFrom.test.ts'],
  },
  {
    fault: 'A file of texts is imported before anybody has seen what it changes',
    file: 'shared/upload/FileImport/FileImport.tsx',
    stands: 'else if (found) setPlan(found);',
    instead: 'else if (found) await props.send(found).then(begin);',
    tests: ['shared/upload/FileImport/FileImport.test.tsx'],
  },
];
