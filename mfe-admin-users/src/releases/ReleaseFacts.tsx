import type {
  StoredRelease,
  ReleasedRemote,
  ReleaseHealth,
} from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './ReleaseFacts.module.css';
import { usePersonName } from './Written';

interface ReleaseIdProps {
  children: string;
}

export const ReleaseId = ({ children }: ReleaseIdProps) => (
  <code className={styles.id}>{children}</code>
);

interface WhenProps {
  at: string;
  /** The moment of the answer, in milliseconds: rendering has no clock. */
  now: number;
}

/** An earlier day is named by its date alone. */
const recent = 6 * 24 * 60 * 60_000;

/** How long ago, and when exactly. */
export function When({ at, now }: WhenProps) {
  const format = useFormat();
  const isRecent = now - Date.parse(at) < recent;
  return (
    <time dateTime={at} className={styles.when}>
      {isRecent && <span>{format.relative(at, now)}</span>}
      <span className={isRecent ? styles.exact : undefined}>{format.dateTime(at)}</span>
    </time>
  );
}

/** Visitors for whom it failed, of all, 0 to 1. */
const rateOf = ({ visitors, failed }: ReleaseHealth) => (visitors ? failed / visitors : 0);

interface HealthBarProps {
  health: ReleaseHealth;
}

/** For which share of the visitors of the last day a release failed. */
export function HealthBar({ health }: HealthBarProps) {
  const { t } = useTranslation('admin-users');
  const { number, percent } = useFormat();
  const { visitors, failed } = health;
  if (visitors === 0) return <span className={styles.none}>{t('releases.health.none')}</span>;
  const rate = rateOf(health);
  return (
    <span className={styles.health} data-whole>
      <span className={styles.rate}>{t('releases.health.rate', { rate: percent(rate) })}</span>
      <span className={styles.bar} aria-hidden="true">
        <span
          className={styles.failed}
          style={{ width: `${rate * 100}%` }}
          data-some={failed > 0 || undefined}
        />
      </span>
      <span className={styles.visitors}>
        {t('releases.health.visitors', { count: visitors, visitors: number(visitors) })}
      </span>
    </span>
  );
}

interface RunningProps {
  running: ReleasedRemote['stable'];
  now: number;
}

/** A release, since when it has been given, and by whom. */
export function Running({ running: { release, since, by }, now }: RunningProps) {
  const personName = usePersonName();
  return (
    <span className={styles.running} data-whole>
      <ReleaseId>{release}</ReleaseId>
      <When at={since} now={now} />
      <span className={styles.by}>{personName(by)}</span>
    </span>
  );
}

/** A release by its name and by where it comes from. */
export function ReleaseWords({ release: { release, commit, key } }: { release: StoredRelease }) {
  const { t } = useTranslation('admin-users');
  return (
    <span className={styles.words}>
      <ReleaseId>{release}</ReleaseId>
      <span className={styles.origin}>
        {commit && (
          <span>
            {t(commit.endsWith('-dirty') ? 'releases.changedCommit' : 'releases.commit', {
              commit: commit.slice(0, 8),
            })}
          </span>
        )}
        <span>{t('releases.key', { key })}</span>
      </span>
    </span>
  );
}
