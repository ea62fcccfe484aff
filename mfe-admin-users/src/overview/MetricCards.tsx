import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { StaffRole } from '@campus/shared/contract/roles';
import type { Metrics } from '@campus/shared/contract/staff/metricCalls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Icon } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './OverviewScreen.module.css';

interface Figure {
  /** Its words are under `overview.figure`. */
  name: string;
  count: number;
  /** The list of what is counted; a sum has none. */
  to?: string;
  /** Somebody has waited too long, or something has broken. */
  isUrgent?: boolean;
  isMoney?: boolean;
  /** Whose work it is. */
  waitsFor?: readonly StaffRole[];
}

type Counted<Group extends keyof Metrics> = NonNullable<Metrics[Group]>;

const desk = ['ADMIN', 'SUPPORT'] as const;
const deciders = ['ADMIN', 'SUPPORT', 'PAYMENT_MANAGER'] as const;
const managers = ['PAYMENT_MANAGER'] as const;
const editors = ['CONTENT_MANAGER'] as const;

/** What each group of the counters says, in the order of its card; every number leads to its list. */
const figuresOf: { [Group in keyof Metrics]-?: (counted: Counted<Group>) => Figure[] } = {
  tickets({ mine, unassigned, overdue }) {
    const of = (view: string) => `${supportPaths.queue()}?view=${view}`;
    return [
      { name: 'mine', count: mine, to: of('mine'), waitsFor: desk },
      { name: 'unassigned', count: unassigned, to: of('unassigned'), waitsFor: ['SUPPORT'] },
      { name: 'overdue', count: overdue, to: of('overdue'), isUrgent: true, waitsFor: desk },
    ];
  },
  applications({ new: waiting, overdue }) {
    // The oldest stand first there.
    const to = applicationPaths.queue();
    return [
      { name: 'waiting', count: waiting, to, waitsFor: deciders },
      { name: 'overdue', count: overdue, to, isUrgent: true, waitsFor: deciders },
    ];
  },
  registers({ drafts, waitingForApproval, approved }) {
    const of = (state: string) => `${paymentPaths.registers('grant')}?state=${state}`;
    return [
      { name: 'drafts', count: drafts, to: of('DRAFT'), waitsFor: managers },
      {
        ...{ name: 'waitingForApproval', count: waitingForApproval, to: of('FORMED') },
        waitsFor: ['PAYMENT_APPROVER'],
      },
      { name: 'approved', count: approved, to: of('APPROVED'), waitsFor: managers },
    ];
  },
  payments: ({ paidThisMonth, amountThisMonth }) => [
    { name: 'paid', count: paidThisMonth },
    { name: 'amount', count: amountThisMonth, isMoney: true },
  ],
  people: ({ humans, students, activeCards }) => [
    { name: 'humans', count: humans, to: peoplePaths.people() },
    { name: 'students', count: students },
    {
      ...{ name: 'activeCards', count: activeCards },
      to: `${peoplePaths.people()}?cardStatuses=ACTIVE`,
    },
  ],
  content({ drafts, scheduled }) {
    const of = (status: string) => `${mediaPaths.contents('news')}?status=${status}`;
    return [
      { name: 'drafts', count: drafts, to: of('DRAFT'), waitsFor: editors },
      { name: 'scheduled', count: scheduled, to: of('SCHEDULED') },
    ];
  },
  notifications({ drafts, scheduled }) {
    const of = (status: string) => `${notificationPaths.notifications()}?status=${status}`;
    return [
      { name: 'drafts', count: drafts, to: of('DRAFT'), waitsFor: editors },
      { name: 'scheduled', count: scheduled, to: of('SCHEDULED') },
    ];
  },
  sync({ failed, dead }) {
    const of = (status: string) => `${syncPaths.messages()}?status=${status}`;
    return [
      { name: 'failed', count: failed, to: of('FAILED') },
      { name: 'dead', count: dead, to: of('DEAD'), isUrgent: true, waitsFor: ['ADMIN'] },
    ];
  },
  users: ({ active, inactive }) => [
    { name: 'active', count: active, to: `${staffPaths.users()}?isActive=true` },
    { name: 'inactive', count: inactive, to: `${staffPaths.users()}?isActive=false` },
  ],
};

/** The order of the cards: what waits for somebody goes first. */
const order = [
  'tickets',
  'applications',
  'registers',
  'sync',
  'content',
  'notifications',
  'people',
  'payments',
  'users',
] as const satisfies readonly (keyof Metrics)[];

interface Group {
  name: keyof Metrics;
  figures: Figure[];
}

const groupsOf = (metrics: Metrics): Group[] =>
  order.flatMap((name) => {
    const counted = metrics[name];
    const figures = figuresOf[name] as (counts: typeof counted) => Figure[];
    return counted ? [{ name, figures: figures(counted) }] : [];
  });

function FigureRow({ figure, label }: { figure: Figure; label: string }) {
  const { money, number } = useFormat();
  const { count, to, isUrgent, isMoney } = figure;
  const alarms = isUrgent && count > 0;
  return (
    <div className={styles.figure} data-urgent={alarms || undefined}>
      <dt>
        {alarms && <Icon name="alert" size={16} />}
        {to ? <TextLink to={to}>{label}</TextLink> : label}
      </dt>
      <dd className={styles.count}>{isMoney ? money(count) : number(count)}</dd>
    </div>
  );
}

/** What is the reader’s own work now, out of all that is counted; whoever only reads has none. */
function Waiting({ groups }: { groups: Group[] }) {
  const { t } = useTranslation('admin-users');
  const session = useSession();
  const own = groups.flatMap(({ name, figures }) =>
    figures
      .filter(({ waitsFor }) => waitsFor && mayUse(session, waitsFor))
      .map((figure) => ({ group: name, figure })),
  );
  if (own.length === 0) return null;
  const waiting = own.filter(({ figure }) => figure.count > 0);
  const title = t('overview.waiting.title');
  return (
    <Surface as="section" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {waiting.length === 0 ? (
        <p className={styles.note}>{t('overview.waiting.none')}</p>
      ) : (
        <dl className={styles.figures}>
          {waiting.map(({ group, figure }) => (
            <FigureRow
              key={`${group}.${figure.name}`}
              figure={figure}
              label={t('overview.waiting.figure', {
                group: t(`overview.group.${group}`),
                figure: t(`overview.figure.${figure.name}`).toLowerCase(),
              })}
            />
          ))}
        </dl>
      )}
    </Surface>
  );
}

function GroupCard({ name, figures }: Group) {
  const { t } = useTranslation('admin-users');
  const title = t(`overview.group.${name}`);
  return (
    <Surface as="section" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <FigureRow
            key={figure.name}
            figure={figure}
            label={t(`overview.figure.${figure.name}`)}
          />
        ))}
      </dl>
    </Surface>
  );
}

/** What waits for the reader, and a card for each group of the counters. */
export function MetricCards({ metrics }: { metrics: Metrics }) {
  const groups = groupsOf(metrics);
  return (
    <Stack gap={4}>
      <Waiting groups={groups} />
      <div className={styles.cards}>
        {groups.map((group) => (
          <GroupCard key={group.name} {...group} />
        ))}
      </div>
    </Stack>
  );
}
