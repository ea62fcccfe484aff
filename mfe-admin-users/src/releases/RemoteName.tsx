import type { ReleasedRemote } from '@campus/shared/contract/releases';
import styles from './RemoteName.module.css';
import { useTitleOf } from './useTitleOf';
import { Written } from './Written';

interface RemoteNameProps {
  remote: ReleasedRemote;
}

export function RemoteName({ remote }: RemoteNameProps) {
  const titleOf = useTitleOf();
  return (
    <span className={styles.words}>
      <span>{titleOf(remote)}</span>
      <code className={styles.name}>{remote.name}</code>
      {remote.owner && (
        <span className={styles.owner}>
          <Written>{remote.owner}</Written>
        </span>
      )}
    </span>
  );
}
