import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useKept } from '@campus/shared/browser/useKept';
import { listMobileVersions } from '@campus/shared/contract/directories';
import { IconButton } from '@campus/shared/ui/IconButton';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useConsent } from '../cookieNotice/useConsent';
import { linkKind } from '../layout/linkKind';
import styles from './announcements.module.css';
import type { MobilePlatform } from './platformOf';
import { useMobilePlatform } from './useMobilePlatform';

const month = 30 * 86_400_000;

/** The application for this phone, until somebody closes it for a month. */
export function MobileAppBar({ now }: { now: number }) {
  const platform = useMobilePlatform();
  const [closedAt, keep] = useKept('campus.closedMobileApp');
  // One question at a time: the cookie notice comes first.
  const { choice } = useConsent();
  const isClosed = closedAt !== null && Math.abs(now - Number(closedAt)) < month;
  if (!platform || !choice || isClosed) return null;
  return <StoreLink platform={platform} onClose={() => keep(String(now))} />;
}

interface StoreLinkProps {
  platform: MobilePlatform;
  onClose: () => void;
}

function StoreLink({ platform, onClose }: StoreLinkProps) {
  const { t } = useTranslation('shell');
  const { data: versions = [] } = useCallQuery(listMobileVersions);
  const storeUrl = versions.find((version) => version.platform === platform)?.storeUrl ?? '';
  if (linkKind(storeUrl) !== 'site') return null;
  return (
    <section className={styles.bar} aria-label={t('mobileApp.label')}>
      <div className={styles.app}>
        <TextLink to={storeUrl} external>
          {t(`mobileApp.${platform}`)}
        </TextLink>
        <IconButton icon="close" label={t('mobileApp.close')} onClick={onClose} />
      </div>
    </section>
  );
}
