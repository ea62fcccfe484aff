import type { KeptRelease } from '@campus/shared/contract/releases';
import { useTranslation } from 'react-i18next';
import { ReleaseId } from './ReleaseId';
import styles from './ReleaseWords.module.css';

interface ReleaseWordsProps {
  release: KeptRelease;
}

/** A release by its name and by where it comes from. */
export function ReleaseWords({ release: { release, commit, key } }: ReleaseWordsProps) {
  const { t } = useTranslation('admin-users');
  return (
    <span className={styles.words}>
      <ReleaseId>{release}</ReleaseId>
      <span className={styles.origin}>
        {commit && <span>{t('releases.commit', { commit: commit.slice(0, 8) })}</span>}
        <span>{t('releases.key', { key })}</span>
      </span>
    </span>
  );
}
