import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import { listMobileVersions } from '@campus/shared/contract/resources/calls';
import { IconButton } from '@campus/shared/ui/IconButton';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useConsent } from '../cookieNotice/useConsent';
import { linkKind } from '@campus/shared/browser/linkKind';
import { useAnnouncement } from './announcementOf';
import styles from './announcements.module.css';

type MobilePlatform = 'IOS' | 'ANDROID';

interface Device {
  userAgent: string;
  maxTouchPoints: number;
  userAgentData?: { platform: string };
}

/** Which store has an application for this device. */
export function platformOf({ userAgent, maxTouchPoints, userAgentData }: Device) {
  const system = userAgentData?.platform || userAgent;
  if (/Android/i.test(system)) return 'ANDROID';
  // A tablet of Apple says that it is a computer, but no computer of Apple is touched.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(userAgent) || isTablet ? 'IOS' : null;
}

/** Whoever has put this site on the home screen has an application already. */
function isInstalled() {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia?.('(display-mode: standalone)').matches;
}

const read = () => (isInstalled() ? null : platformOf(navigator));

/** The phone or tablet that looks at the site with its browser. */
const useMobilePlatform = () => useBrowserValue(read, null);

const month = 30 * 86_400_000;

/** The application for this phone, until somebody closes it for a month. */
function MobileAppBar({ now }: { now: number }) {
  const platform = useMobilePlatform();
  const [closedAt, keep] = useStoredText('campus.closedMobileApp');
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

/**
 * At the lower edge of a phone’s window, and never beside news of works. It has its place after the
 * page and sticks to the window, so that nothing moves when it comes, and nothing is covered at the end.
 */
export function MobileApp() {
  const { shown, now } = useAnnouncement();
  return now === null || shown ? null : <MobileAppBar now={now} />;
}
