import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { useStoredText } from '@campus/shared/browser/useStoredText';
import { listServiceWorks, listMobileVersions } from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsent } from '../cookieNotice/useConsent';
import { linkKind } from '../layout/linkKind';
import { useMoment } from '../layout/useMoment';
import { announcementName } from './announcementName';
import { announcementOf } from './announcementOf';
import styles from './announcements.module.css';
import { mayClose } from './mayClose';
import { type MobilePlatform, platformOf } from './platformOf';
import { turningPoints } from './turningPoints';
import { whenInWords } from './whenInWords';
import type { Maintenance, Announcement } from './Maintenance';

/** Only what stops people now is bad news. */
function toneOf({ work, stage }: Announcement) {
  if (stage === 'over') return 'success';
  if (work.severity === 'INFO') return 'info';
  return stage === 'now' && work.severity === 'DOWN' ? 'danger' : 'warning';
}

const day = 86_400_000;

/** «01:00»; the date is needed only where another 01:00 comes before. */
const untilInWords = (endsAt: string, now: number, format: ReturnType<typeof useFormat>) =>
  Date.parse(endsAt) - now < day ? format.time(endsAt) : format.dateTime(endsAt);

interface WorkBarProps {
  announcement: Announcement;
  now: number;
  onClose: () => void;
}

/** One line; what will not work, and what staff wrote about it, opens under it. */
function WorkBar({ announcement, now, onClose }: WorkBarProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { work, stage } = announcement;
  const [isOpen, setOpen] = useState(stage === 'now' && work.severity === 'DOWN');
  const words = stage === 'over' ? 'works.over' : `works.${stage}.${work.severity}`;
  const times = {
    when: whenInWords(work, now, format, t),
    until: untilInWords(work.endsAt, now, format),
  };
  const details =
    stage === 'over'
      ? t('works.over.text')
      : isOpen && (
          <>
            <p>{t(`${words}.text`)}</p>
            <p>
              {work.title}. {work.text}
            </p>
          </>
        );
  return (
    <section className={styles.bar} aria-label={t('works.label')}>
      <Banner
        tone={toneOf(announcement)}
        title={t(`${words}.title`, times)}
        onClose={mayClose(announcement) ? onClose : undefined}
        action={
          stage !== 'over' && (
            <Button
              variant="ghost"
              size="s"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'works.less' : 'works.more')}
            </Button>
          )
        }
      >
        {details}
      </Banner>
    </section>
  );
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

const minute = 60_000;
const none: Maintenance[] = [];

/** What is to be said now, renewed by itself, and how to close it. */
function useAnnouncement() {
  const { data: works = none } = useQuery({
    ...queryOf(useApi(), listServiceWorks),
    staleTime: 5 * minute,
    refetchOnWindowFocus: true,
    refetchInterval: 10 * minute,
  });
  const now = useMoment(useMemo(() => works.flatMap(turningPoints), [works]));
  const [kept, keep] = useStoredText('campus.closedWorks');
  const closed = kept?.split(' ') ?? [];
  const shown = now === null ? undefined : announcementOf(works, now, closed);

  const close = () => {
    if (!shown) return;
    const isKnown = (name: string) => works.some(({ id }) => name.startsWith(id));
    keep([...closed.filter(isKnown), announcementName(shown)].join(' '));
  };
  return { shown, now, close };
}

/**
 * At most one thing at the lower edge of the window. It has its place after the page and sticks to
 * the window, so that nothing moves when it comes, and nothing is covered at the end.
 */
export function Announcements() {
  const { shown, now, close } = useAnnouncement();
  if (now === null) return null;
  if (!shown) return <MobileAppBar now={now} />;
  return <WorkBar key={announcementName(shown)} announcement={shown} now={now} onClose={close} />;
}
