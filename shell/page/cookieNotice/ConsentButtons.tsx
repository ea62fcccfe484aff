import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import type { Consent } from './Consent';
import styles from './cookieNotice.module.css';

interface ConsentButtonsProps {
  /** What holds now, where it has been chosen. */
  current?: Consent | null;
  onChoose: (choice: Consent) => void;
}

/** To refuse is as easy as to agree. */
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
