import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './announcements.module.css';
import { mayClose } from './mayClose';
import { toneOf } from './toneOf';
import { untilInWords } from './untilInWords';
import { whenInWords } from './whenInWords';
import type { Announcement } from './Work';

interface WorkBarProps {
  announcement: Announcement;
  now: number;
  onClose: () => void;
}

/** One line; what will not work, and what staff wrote about it, opens under it. */
export function WorkBar({ announcement, now, onClose }: WorkBarProps) {
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
