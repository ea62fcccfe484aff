import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { useTranslation } from 'react-i18next';
import { useRemotes } from '../remotes/useRemotes';
import styles from './SkippedHead.module.css';

/** Tells those who may mend it which tags of `clientHeadSection` did not get into the page. */
export function SkippedHead() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { skippedHead = [] } = useRemotes();
  if (skippedHead.length === 0 || !mayUse(session, ['ADMIN'])) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="warning" title={t('headSection.skipped')}>
        <p>{t('headSection.tags', { tags: skippedHead.join(', ') })}</p>
        <p>{t('headSection.safe')}</p>
      </Banner>
    </div>
  );
}
