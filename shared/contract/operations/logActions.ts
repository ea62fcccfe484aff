import type { logEntities } from './requests';

const verbsOf = <const Verb extends string>(prefix: string, ...verbs: Verb[]) =>
  verbs.map((verb) => `${prefix}.${verb}`);

const record = ['create', 'update', 'delete'] as const;
const directory = [...record, 'replace'] as const;
const publication = [
  ...['create', 'update', 'publish', 'unpublish', 'schedule', 'archive', 'appear', 'delete'],
];

/**
 * What the log tells of records of each kind, as this release knows it. An action that is missing here
 * is in the log all the same, and cannot be asked for.
 */
export const logActions: Record<(typeof logEntities)[number], readonly string[]> = {
  human: [
    ...verbsOf('human', 'update', 'profile.update', 'identity.update', 'identity.compare'),
    ...verbsOf('human', 'identity.confirm', 'consents.update', 'password.change', 'device.add'),
    ...verbsOf('human', 'view', 'documents.view', 'email.request', 'email.change', 'email.cancel'),
    ...verbsOf('human', 'picture.update', 'delete', 'restore', 'anonymise'),
  ],
  account: [
    ...verbsOf('account', 'signIn', 'confirm', 'refusal', 'pause', 'unpause', 'tokenReuse'),
    'account.session.end',
  ],
  student: [
    ...verbsOf('student', 'claim', 'unlink', 'create', 'update', 'delete', 'status', 'status.odd'),
    ...verbsOf('workPlan', 'ask', 'replace'),
  ],
  studentClaim: verbsOf('student.claim', 'ask', 'prove', 'accept', 'refuse', 'yield'),
  card: verbsOf('card', 'issue', 'activate', 'reportLost', 'block', 'unblock', 'close', 'expire'),
  application: verbsOf('application', 'create', 'approve', 'reject', 'cancel'),
  ticket: [
    ...verbsOf('ticket', 'create', 'followUp', 'answer', 'note', 'open', 'reopen', 'close'),
    ...verbsOf('ticket', 'merge', 'takeIn', 'closeOwn', 'rate', 'expire', 'closeAsGuest'),
    'ticket.followUpAsGuest',
  ],
  payment: [
    ...verbsOf('payment', 'create', 'update', 'form', 'reopen', 'approve', 'send', 'settle'),
    ...verbsOf('payment', 'cancel', 'export', 'exportList', 'delete'),
  ],
  notification: [
    ...verbsOf('notification', 'create', 'update', 'send', 'recall', 'begin', 'finish', 'stop'),
    'notification.delete',
  ],
  news: verbsOf('news', ...publication),
  event: verbsOf('event', ...publication),
  infoPage: verbsOf('infoPage', ...publication),
  newsTag: verbsOf('newsTag', ...directory),
  author: verbsOf('author', ...directory),
  partner: verbsOf('partner', 'create', 'update', 'pull', 'picture.update'),
  partnerDirectory: verbsOf('partner', 'sync.start', 'sync'),
  mediaFile: verbsOf('file', ...record),
  user: [
    ...verbsOf('user', 'create', 'create.undo', 'update', 'role.update', 'status.update'),
    ...verbsOf('user', 'delete', 'password.change', 'password.reset', 'factor.update'),
    ...verbsOf('user', 'factor.reset', 'recovery.update', 'sessions.end', 'picture.update'),
  ],
  setting: ['setting.update'],
  footerLink: verbsOf('footerLink', ...record),
  translation: ['translation.save'],
  language: ['language.create'],
  cannedAnswer: verbsOf('cannedAnswer', ...record),
  eduOrg: [...verbsOf('eduOrg', ...record), 'grants.save'],
  program: verbsOf('program', ...record),
  syncMessage: ['sync.retry'],
  job: verbsOf('job', 'retry', 'discard'),
  network: ['network.unpause'],
  log: ['log.export'],
};
