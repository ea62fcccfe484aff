import { approveApplication } from '@campus/shared/contract/applications/calls';
import {
  applicationPatience,
  applicationTypes,
  type ApplicationType,
  decidersOf,
} from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { dayAt, overdueSince, today } from '@campus/shared/contract/days';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import {
  type PaymentType,
  paymentTypes,
  registerMoves,
} from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Metrics } from '@campus/shared/contract/staff/metricCalls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { answerTicket } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { retrySyncMessage } from '@campus/shared/contract/sync/calls';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { filterAddress, byKind, type Figure, figureValuesOf } from './figure';

type Counted<Group extends keyof Metrics> = NonNullable<Metrics[Group]>;

/** Applications made on this day or before it are overdue. */
const overdueDay = () => dayAt(overdueSince(Date.now(), applicationPatience) - 1);

function applicationFigures({ new: waiting, overdue, byType }: Counted<'applications'>): Figure[] {
  const late = { createdTo: overdueDay() };
  const queue = (filter: Record<string, string>) => filterAddress(applicationPaths.queue(), filter);
  const whose = byType ? undefined : approveApplication.access;
  const ofType = (type: ApplicationType): Figure[] => {
    const counted = byType?.[type];
    if (!counted) return [];
    const part = { kind: type, isPart: true, waitsFor: decidersOf[type] };
    return [
      { ...part, name: 'waiting', count: counted.new, to: queue({ type }) },
      {
        ...{ ...part, name: 'overdue', count: counted.overdue, isUrgent: true },
        to: queue({ type, ...late }),
      },
    ];
  };
  return [
    { name: 'waiting', count: waiting, to: applicationPaths.queue(), waitsFor: whose },
    { name: 'overdue', count: overdue, to: queue(late), waitsFor: whose, isUrgent: true },
    ...applicationTypes.flatMap(ofType),
  ];
}

function registerFigures({ byType, ...sums }: Counted<'registers'>): Figure[] {
  const states = [
    { name: 'drafts', state: 'DRAFT', waitsFor: registerMoves.form.by },
    { name: 'waitingForApproval', state: 'FORMED', waitsFor: registerMoves.approve.by },
    { name: 'approved', state: 'APPROVED', waitsFor: registerMoves.send.by },
  ] as const;
  return states.flatMap(({ name, state, waitsFor }): Figure[] =>
    byType
      ? byKind(figureValuesOf(paymentTypes, byType, name), (type) => ({
          ...{ name, waitsFor },
          to: filterAddress(paymentPaths.registers(type), { state }),
        }))
      : [{ name, count: sums[name], waitsFor }],
  );
}

const contentKinds = ['news', 'events', 'info-pages'] as const;

function contentFigures({ byKind: kinds, ...sums }: Counted<'content'>): Figure[] {
  const states = [
    { name: 'drafts', status: 'DRAFT', waitsFor: ['CONTENT_MANAGER'] },
    { name: 'scheduled', status: 'SCHEDULED', waitsFor: undefined },
  ] as const;
  return states.flatMap(({ name, status, waitsFor }): Figure[] =>
    kinds
      ? byKind(figureValuesOf(contentKinds, kinds, name), (kind) => ({
          ...{ name, waitsFor },
          to: filterAddress(mediaPaths.contents(kind), { status }),
        }))
      : [{ name, count: sums[name], waitsFor }],
  );
}

/** By each type the registers of which something has arrived this month. */
function paymentFigures({ byType, paidThisMonth, amountThisMonth }: Counted<'payments'>): Figure[] {
  if (!byType)
    return [
      { name: 'paid', count: paidThisMonth },
      { name: 'amount', count: amountThisMonth, isMoney: true },
    ];
  const paidFrom = `${today().slice(0, 7)}-01`;
  const to = (type: PaymentType) => filterAddress(paymentPaths.registers(type), { paidFrom });
  const figure = (name: string, counted: 'paidThisMonth' | 'amountThisMonth', isMoney = false) =>
    byKind(figureValuesOf(paymentTypes, byType, counted), (type) => ({
      name,
      to: to(type),
      isMoney,
    }));
  return [...figure('paid', 'paidThisMonth'), ...figure('amount', 'amountThisMonth', true)];
}

/** What else a figure depends on. */
interface Known {
  /** Of those who study, by which their list is narrowed down. */
  statusIds: readonly string[];
}

/**
 * What each group of the counters says, in the order of the cards: what waits for somebody goes first.
 * Every number leads to its list.
 */
const figuresOf: {
  [Group in keyof Metrics]-?: (counted: Counted<Group>, known: Known) => Figure[];
} = {
  tickets({ mine, unassigned, overdue }) {
    const of = (view: string) => `${supportPaths.queue()}?view=${view}`;
    const waitsFor = answerTicket.access;
    return [
      // What is answered stays with whoever answered it, and waits for somebody else.
      { name: 'mine', count: mine, to: `${of('mine')}&status=NEW&status=OPEN`, waitsFor },
      { name: 'unassigned', count: unassigned, to: of('unassigned'), waitsFor: ['SUPPORT'] },
      { name: 'overdue', count: overdue, to: of('overdue'), isUrgent: true, waitsFor },
    ];
  },
  applications: applicationFigures,
  registers: registerFigures,
  sync({ failed, dead }) {
    const of = (status: string) => filterAddress(syncPaths.messages(), { status });
    const waitsFor = retrySyncMessage.access;
    return [
      { name: 'failed', count: failed, to: of('FAILED') },
      { name: 'dead', count: dead, to: of('DEAD'), isUrgent: true, waitsFor },
    ];
  },
  content: contentFigures,
  notifications({ drafts, scheduled }) {
    const of = (status: string) => filterAddress(notificationPaths.notifications(), { status });
    return [
      { name: 'drafts', count: drafts, to: of('DRAFT'), waitsFor: ['CONTENT_MANAGER'] },
      { name: 'scheduled', count: scheduled, to: of('SCHEDULED') },
    ];
  },
  people: ({ humans, students, activeCards }, { statusIds }) => [
    { name: 'humans', count: humans, to: peoplePaths.people() },
    {
      ...{ name: 'students', count: students },
      to:
        statusIds.length > 0
          ? `${peoplePaths.people()}?${statusIds.map((id) => `statusIds=${id}`).join('&')}`
          : undefined,
    },
    {
      ...{ name: 'activeCards', count: activeCards },
      to: `${peoplePaths.people()}?cardStatuses=ACTIVE`,
    },
  ],
  payments: paymentFigures,
  users: ({ active, inactive }) => [
    { name: 'active', count: active, to: filterAddress(staffPaths.users(), { isActive: 'true' }) },
    {
      name: 'inactive',
      count: inactive,
      to: filterAddress(staffPaths.users(), { isActive: 'false' }),
    },
  ],
};

export interface FigureGroup {
  name: keyof Metrics;
  figures: Figure[];
}

/** The groups that the server counts for the reader, with what each says and where it leads. */
export const figureGroups = (metrics: Metrics, known: Known): FigureGroup[] =>
  (Object.keys(figuresOf) as (keyof Metrics)[]).flatMap((name) => {
    const counted = metrics[name];
    const figures = figuresOf[name] as (counts: typeof counted, known: Known) => Figure[];
    return counted ? [{ name, figures: figures(counted, known) }] : [];
  });
