import type { ReleasedRemote } from '@campus/shared/contract/releases';
import { ReleaseId } from './ReleaseId';
import styles from './Running.module.css';
import { usePersonName } from './usePersonName';
import { When } from './When';

interface RunningProps {
  running: ReleasedRemote['stable'];
  now: number;
}

/** A release, since when it has been given, and by whom. */
export function Running({ running: { release, since, by }, now }: RunningProps) {
  const personName = usePersonName();
  return (
    <span className={styles.running}>
      <ReleaseId>{release}</ReleaseId>
      <When at={since} now={now} />
      <span className={styles.by}>{personName(by)}</span>
    </span>
  );
}
