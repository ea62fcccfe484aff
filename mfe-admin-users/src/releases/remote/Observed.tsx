import type { StoredRelease } from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import { ReleaseId, When } from '../ReleaseFacts';
import styles from './Observed.module.css';

type Vital = NonNullable<StoredRelease['vitals']>[number];
type ErrorPlace = NonNullable<StoredRelease['errors']>[number];

const names: readonly Vital['name'][] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

/** Where good ends and poor begins: milliseconds, of CLS a score. */
const limits: Record<Vital['name'], readonly [good: number, poor: number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

function ratingOf({ name, p75 }: Vital) {
  const [good, poor] = limits[name];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'fair' : 'poor';
}

const looks = {
  good: { tone: 'success', icon: 'check' },
  fair: { tone: 'warning', icon: 'alert' },
  poor: { tone: 'danger', icon: 'alert' },
} as const;

function VitalValue({ vital }: { vital: Vital }) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const { name, p75, count } = vital;
  const rating = ratingOf(vital);
  const value = name === 'CLS' ? Math.round(p75 * 100) / 100 : Math.round(p75 / 10) / 100;
  return (
    <span className={styles.vital}>
      <Status {...looks[rating]}>
        {t(name === 'CLS' ? 'releases.vitals.score' : 'releases.vitals.seconds', {
          value: number(value),
        })}
      </Status>
      <span className={styles.more}>
        {t(`releases.vitals.${rating}`)},{' '}
        {t('releases.vitals.pages', { count, pages: number(count) })}
      </span>
    </span>
  );
}

/** How fast the pages of each release were for those who agreed to be measured. */
function Vitals({ releases }: ObservedProps) {
  const { t } = useTranslation('admin-users');
  const measured = releases.filter(({ vitals = [] }) => vitals.length > 0);
  if (measured.length === 0) return <p>{t('releases.vitals.none')}</p>;
  const columns: Column<StoredRelease>[] = [
    {
      key: 'release',
      header: t('releases.column.release'),
      cell: ({ release }) => <ReleaseId>{release}</ReleaseId>,
      text: ({ release }) => release,
      priority: 'primary',
    },
    ...names.map((name): Column<StoredRelease> => ({
      key: name,
      header: name,
      cell({ vitals = [] }) {
        const vital = vitals.find((one) => one.name === name);
        return vital && <VitalValue vital={vital} />;
      },
    })),
  ];
  const rowKey = ({ release }: StoredRelease) => release;
  const caption = t('releases.vitals.title');
  return <DataTable {...{ caption, columns, rowKey }} rows={measured} />;
}

interface ErrorRow extends ErrorPlace {
  release: string;
}

const phases = ['load', 'render', 'script', 'hang'] as const;

/** Where in the sources it fails, and on which page; what was said is in the log. */
function Errors({ releases, now }: ObservedProps) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const rows = releases.flatMap(({ release, errors = [] }) =>
    errors.map((error): ErrorRow => ({ release, ...error })),
  );
  if (rows.length === 0) return <p>{t('releases.errors.none')}</p>;
  const columns: Column<ErrorRow>[] = [
    {
      key: 'where',
      header: t('releases.errors.where'),
      cell: ({ lines }) => (
        <span className={styles.lines}>
          {lines.map((line) => (
            <code key={line}>{line}</code>
          ))}
        </span>
      ),
      text: ({ lines }) => lines.join(', '),
      priority: 'primary',
    },
    {
      key: 'what',
      header: t('releases.errors.what'),
      cell({ phase, page }) {
        const known = phases.find((one) => one === phase);
        return (
          <span className={styles.vital}>
            <span>{known ? t(`releases.errors.phase.${known}`) : phase}</span>
            <code className={styles.more}>{page}</code>
          </span>
        );
      },
    },
    {
      key: 'release',
      header: t('releases.column.release'),
      cell: ({ release }) => <ReleaseId>{release}</ReleaseId>,
    },
    {
      key: 'count',
      header: t('releases.errors.count'),
      cell: ({ count }) => number(count),
      align: 'end',
    },
    {
      key: 'last',
      header: t('releases.errors.last'),
      cell: ({ lastAt }) => <When at={lastAt} now={now} />,
      priority: 'spare',
    },
  ];
  const rowKey = ({ release, phase, page, lines }: ErrorRow) =>
    [release, phase, page, ...lines].join(' ');
  return (
    <DataTable caption={t('releases.errors.title')} columns={columns} rows={rows} rowKey={rowKey} />
  );
}

interface ObservedProps {
  releases: readonly StoredRelease[];
  /** The moment of the answer, in milliseconds. */
  now: number;
}

/** How fast releases were in the last day, and where they have failed; a server of before does not say. */
export function Observed(props: ObservedProps) {
  const { t } = useTranslation('admin-users');
  const isTold = props.releases.some(({ vitals, errors }) => vitals ?? errors);
  if (!isTold) return null;
  return (
    <>
      <Stack as="section" gap={4} aria-labelledby="vitals-title">
        <h2 id="vitals-title">{t('releases.vitals.title')}</h2>
        <p>{t('releases.vitals.text')}</p>
        <Vitals {...props} />
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="errors-title">
        <h2 id="errors-title">{t('releases.errors.title')}</h2>
        <p>{t('releases.errors.text')}</p>
        <Errors {...props} />
      </Stack>
    </>
  );
}
