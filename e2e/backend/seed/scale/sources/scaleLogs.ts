import type { SignInEvent } from '@campus/shared/contract/operations/requests';
import { logs, type Diff } from '../../../platform/audit/auditTables';
import { idOf, mix } from '../idOf';
import { personNameOf } from '../names';
import { pick } from '../pick';
import { repeat } from '../repeat';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const days = 730;
/** Refused sign-ins leave the log after 90 days. */
const retentionDays = 90;

interface Act {
  /** Of a thousand entries, how many. */
  share: number;
  action: string;
  by: 'HUMAN' | 'USER' | 'SYSTEM';
  entity: string;
  /** Whose id the entry has: of a person, or the record `index` of few or many. */
  of: 'person' | 'staff' | 'ticket' | 'news' | 'partner' | 'register' | 'row' | 'key';
  isAboutPerson?: boolean;
  diff?: Diff;
}

const device: Diff = { browser: { to: 'CHROME' }, system: { to: 'ANDROID' } };
const signIn: Diff = { method: { to: 'PASSWORD' }, ...device };
const refusal: Diff = { ...signIn, code: { to: 'CREDENTIALS' } };
const signInAct = (event: SignInEvent) => ({ action: `account.${event}`, entity: 'account' });

const person = { of: 'person', isAboutPerson: true } as const;
const record = (entity: string, what: string) => ({ entity, action: `${entity}.${what}` });

const acts: Act[] = [
  { share: 180, ...signInAct('signIn'), by: 'HUMAN', ...person, diff: signIn },
  { share: 70, ...signInAct('signIn'), by: 'USER', of: 'staff', diff: signIn },
  { share: 40, ...signInAct('refusal'), by: 'SYSTEM', ...person, diff: refusal },
  { share: 10, ...signInAct('refusal'), by: 'SYSTEM', of: 'key', diff: refusal },
  { share: 20, ...signInAct('session.end'), by: 'HUMAN', ...person },
  { share: 50, ...record('human', 'profile.update'), by: 'HUMAN', ...person },
  { share: 20, ...record('human', 'identity.confirm'), by: 'SYSTEM', ...person },
  { share: 40, ...record('human', 'view'), by: 'USER', ...person },
  {
    ...{ share: 40, ...record('human', 'update'), by: 'USER', ...person },
    diff: { phone: { from: '+79990000001', to: '+79990000002' } },
  },
  { share: 15, ...record('human', 'documents.view'), by: 'USER', ...person },
  { share: 20, ...record('card', 'issue'), by: 'SYSTEM', of: 'row', isAboutPerson: true },
  { share: 45, ...record('application', 'create'), by: 'HUMAN', of: 'row', isAboutPerson: true },
  { share: 40, ...record('application', 'approve'), by: 'USER', of: 'row', isAboutPerson: true },
  { share: 90, ...record('ticket', 'answer'), by: 'USER', of: 'ticket' },
  { share: 60, ...record('ticket', 'close'), by: 'USER', of: 'ticket' },
  { share: 20, ...record('ticket', 'expire'), by: 'SYSTEM', of: 'ticket' },
  { share: 110, ...record('student', 'update'), by: 'SYSTEM', of: 'row' },
  { share: 45, ...record('partner', 'update'), by: 'SYSTEM', of: 'partner' },
  {
    ...{ share: 40, ...record('news', 'update'), by: 'USER', of: 'news' },
    diff: { title: { from: { ru: 'Было' }, to: { ru: 'Стало' } } },
  },
  { share: 12, ...record('news', 'create'), by: 'USER', of: 'news' },
  { share: 20, ...record('payment', 'update'), by: 'USER', of: 'register' },
  { share: 3, ...record('payment', 'approve'), by: 'USER', of: 'register' },
  { share: 8, ...record('translation', 'save'), by: 'USER', of: 'key' },
  { share: 1, ...record('setting', 'update'), by: 'USER', of: 'key' },
  { share: 1, ...record('user', 'create'), by: 'USER', of: 'staff' },
];

const thousand = acts.flatMap((act) => Array.from({ length: act.share }, () => act));
const [usual] = acts;

function entityIdOf(of: Act['of'], index: number, number: number) {
  switch (of) {
    case 'person':
      return idOf('human', number % scaleSizes.humans);
    case 'staff':
      return idOf('staff', number % scaleSizes.staff);
    case 'ticket':
      return idOf('ticket', number % scaleSizes.tickets);
    case 'news':
      return idOf('news', number % scaleSizes.news);
    case 'partner':
      return idOf('partner', number % scaleSizes.partners);
    case 'register':
      return idOf('register', number % scaleSizes.registers);
    case 'row':
      return idOf('row', index);
    case 'key':
      return `scale.text${number % 1_000}`;
  }
}

const nobody = { actorType: 'SYSTEM' as const, actorId: null, actorName: 'SYSTEM' };

function actorOf(by: Act['by'], human: number, staff: number) {
  if (by === 'SYSTEM') return nobody;
  const [id, name] =
    by === 'USER'
      ? [idOf('staff', staff), personNameOf(staff + 77)]
      : [idOf('human', human), personNameOf(human)];
  return { actorType: by, actorId: id, actorName: `${name.lastName} ${name.firstName}` };
}

const createEntry =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const day = -1 - Math.floor(((scaleSizes.logs - 1 - index) * days) / scaleSizes.logs);
    const chosen = pick(thousand, mix(index));
    const isForgotten =
      chosen.entity === 'account' && chosen.by === 'SYSTEM' && day < -retentionDays;
    const act = isForgotten && usual ? usual : chosen;
    // One for the person and the record, another for who of the staff did it.
    const [number, other] = [mix(index + 1), mix(index + 2)];
    const human = number % scaleSizes.humans;
    // Half of what staff do is done by a tenth of them.
    const staff = other % (other % 2 === 0 ? scaleSizes.staff / 10 : scaleSizes.staff);
    const isOwnEntry = act.entity === 'account' && act.by === 'USER';
    return {
      id: idOf('log', index),
      at: calendar.moment(
        day,
        0,
        Math.floor(((index * days) % scaleSizes.logs) * (1_440 / scaleSizes.logs)),
      ),
      ...actorOf(act.by, human, staff),
      action: act.action,
      entityType: act.entity,
      entityId: isOwnEntry ? idOf('staff', staff) : entityIdOf(act.of, index, number),
      humanId: act.isAboutPerson ? idOf('human', human) : null,
      diff: act.diff ?? null,
      ip: act.by === 'SYSTEM' ? null : `10.${number % 200}.${other % 250}.${1 + (index % 250)}`,
      requestId: null,
    };
  };

/** Two years of who did what, by everybody and from every part of the product. */
export const scaleLogs = (context: ScaleContext) => [
  source(logs, repeat(scaleSizes.logs, createEntry(context))),
];
