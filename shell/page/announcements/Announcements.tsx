import { dayAt } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Announcement,
  announcementName,
  type Maintenance,
  mayClose,
  startsSoon,
  useAnnouncement,
} from './announcementOf';
import styles from './announcements.module.css';

/**
 * «завтра с 22:00 до 01:00 по Москве», and for a narrow line without the end; works of a day and
 * longer are told by date.
 */
function whenInWords(
  { startsAt, endsAt }: Pick<Maintenance, 'startsAt' | 'endsAt'>,
  now: number,
  format: ReturnType<typeof useFormat>,
  t: TFunction<'shell'>,
) {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const wordsFor = (
    key: 'long' | 'today' | 'tomorrow' | 'later',
    times: Record<string, string>,
  ) => ({
    long: t(`works.${key}`, times),
    short: t(`works.short.${key}`, times),
  });
  if (end - start >= day)
    return wordsFor('long', { from: format.dateTime(startsAt), to: format.dateTime(endsAt) });
  const times = { from: format.time(startsAt), to: format.time(endsAt) };
  if (dayAt(start) === dayAt(now)) return wordsFor('today', times);
  if (dayAt(start) === dayAt(now + day)) return wordsFor('tomorrow', times);
  return wordsFor('later', { ...times, day: format.dayMonth(startsAt) });
}

/** Only what stops people now is bad news. */
function toneOf({ work, stage }: Announcement) {
  if (stage === 'over') return 'success';
  if (work.severity === 'INFO') return 'info';
  return stage === 'now' && work.severity === 'DOWN' ? 'danger' : 'warning';
}

/** What is about to stop people, or does: it stays in sight. */
const isUrgent = ({ work, stage }: Announcement, now: number) =>
  stage === 'now' ? work.severity !== 'INFO' : stage === 'ahead' && now >= startsSoon(work);

const icons: Record<ReturnType<typeof toneOf>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

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
  const tone = toneOf(announcement);
  const until = untilInWords(work.endsAt, now, format);
  const when = whenInWords(work, now, format, t);
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
  // What is open is long, and would cover the page.
  return (
    <section
      className={styles.work}
      aria-label={t('works.label')}
      data-tone={tone}
      data-floating={(isUrgent(announcement, now) && !isOpen) || undefined}
    >
      <div className={`container ${styles.line}`} role={tone === 'danger' ? 'alert' : 'status'}>
        <Icon name={icons[tone]} />
        <strong className={styles.title}>
          <span className={styles.long}>{t(`${words}.title`, { when: when.long, until })}</span>
          <span className={styles.short}>{t(`${words}.title`, { when: when.short, until })}</span>
        </strong>
        {stage !== 'over' && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'works.less' : 'works.more')}
          </button>
        )}
        {mayClose(announcement) && (
          <IconButton icon="close" label={t('works.close')} onClick={onClose} />
        )}
        {details && <div className={styles.details}>{details}</div>}
      </div>
    </section>
  );
}

/** Works on the service, above the header; whoever has scrolled meets them from an hour before on. */
export function Announcements() {
  const { shown, now, close } = useAnnouncement();
  if (now === null || !shown) return null;
  return <WorkBar key={announcementName(shown)} announcement={shown} now={now} onClose={close} />;
}
