import type { logEntities } from '@campus/shared/contract/operations/requests';

type Entity = (typeof logEntities)[number];

const of = (prefix: string, ...verbs: string[]) => verbs.map((verb) => `${prefix}.${verb}`);

const record = ['create', 'update', 'delete'];
const publication = [
  ...['create', 'update', 'publish', 'unpublish', 'schedule', 'archive', 'appear', 'delete'],
];

/** What is done to records of each kind and can be asked for; the log may tell of more. */
export const logActions: Partial<Record<Entity, readonly string[]>> = {
  human: [
    ...of('human', 'update', 'profile.update', 'identity.update', 'identity.compare'),
    ...of('human', 'identity.confirm', 'consents.update', 'password.change', 'device.add'),
    ...of('human', 'documents.view', 'email.request', 'email.change', 'email.cancel'),
    ...of('human', 'picture.update', 'delete', 'restore', 'anonymise'),
  ],
  account: of(
    'account',
    'signIn',
    'confirm',
    'refusal',
    'pause',
    'unpause',
    'tokenReuse',
    'session.end',
  ),
  student: [
    ...of('student', 'claim', 'unlink', 'create', 'update', 'delete', 'status', 'status.odd'),
    ...of('workPlan', 'ask', 'replace'),
  ],
  studentClaim: of('student.claim', 'ask', 'prove', 'accept', 'refuse', 'yield'),
  card: of('card', 'issue', 'activate', 'reportLost', 'block', 'unblock', 'close', 'expire'),
  application: of('application', 'create', 'approve', 'reject', 'cancel'),
  ticket: [
    ...of('ticket', 'create', 'followUp', 'answer', 'note', 'open', 'reopen', 'close', 'merge'),
    ...of('ticket', 'closeOwn', 'rate', 'expire', 'closeAsGuest', 'followUpAsGuest'),
  ],
  payment: [
    ...of('payment', 'create', 'update', 'form', 'reopen', 'approve', 'send', 'settle'),
    ...of('payment', 'cancel', 'export', 'delete'),
  ],
  notification: of('notification', 'create', 'update', 'send', 'begin', 'finish', 'stop', 'delete'),
  news: of('news', ...publication),
  event: of('event', ...publication),
  infoPage: of('infoPage', ...publication),
  newsTag: of('newsTag', ...record, 'replace'),
  author: of('author', ...record, 'replace'),
  partner: of('partner', 'create', 'update', 'pull'),
  mediaFile: of('file', ...record),
  user: [
    ...of('user', 'create', 'update', 'role.update', 'status.update', 'delete'),
    ...of('user', 'password.change', 'password.reset', 'factor.update', 'factor.reset'),
    ...of('user', 'recovery.update'),
  ],
  footerLink: of('footerLink', ...record),
  cannedAnswer: of('cannedAnswer', ...record),
  job: of('job', 'retry', 'discard'),
};
