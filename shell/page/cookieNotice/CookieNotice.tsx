import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cookieNotice.module.css';
import { LegalLink } from './LegalLink';
import { type Consent, useConsent } from './useConsent';
import { Button } from '@campus/shared/ui/Button';

interface ConsentButtonsProps {
  /** What holds now, where it has been chosen. */
  current?: Consent | null;
  onChoose: (choice: Consent) => void;
}

/** Both buttons are of one look: refusing has to be as easy as agreeing. */
export function ConsentButtons({ current, onChoose }: ConsentButtonsProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.buttons}>
      {(['necessary', 'measuring'] as const).map((choice) => (
        <Button
          key={choice}
          variant="soft"
          icon={choice === current ? 'check' : undefined}
          aria-pressed={current === undefined ? undefined : choice === current}
          onClick={() => onChoose(choice)}
        >
          {t(`cookies.${choice}`)}
        </Button>
      ))}
    </div>
  );
}

/**
 * Stands before the header from the first paint: first to be reached by Tab, over nothing, and
 * nothing moves but by the visitor's own press.
 */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const { choice, choose } = useConsent();
  // A browser that refuses cookies forgets the answer; this page does not ask twice.
  const [isAnswered, setAnswered] = useState(false);
  if (choice || isAnswered) return null;
  return (
    <section className={styles.notice} aria-labelledby="cookie-notice">
      <div className={`container ${styles.row}`}>
        <div className={styles.words}>
          <div className={styles.head}>
            <h2 id="cookie-notice" className={styles.title}>
              {t('cookies.title')}
            </h2>
            <LegalLink label={t('cookies.more')} />
          </div>
          <p className={styles.long}>{t('cookies.text')}</p>
          <p className={styles.short}>{t('cookies.short')}</p>
        </div>
        <ConsentButtons
          onChoose={(next) => {
            choose(next);
            setAnswered(true);
          }}
        />
      </div>
    </section>
  );
}
