import type { TicketReceipt } from '@campus/shared/contract/tickets';
import { Button } from '@campus/shared/ui/Button';
import { Receipt } from '@campus/shared/ui/Receipt';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyNumber } from './CopyNumber';
import styles from './TicketAccepted.module.css';

const steps = ['mail', 'spam', 'number'] as const;

interface TicketAcceptedProps {
  receipt: TicketReceipt;
  onAnother: () => void;
}

export function TicketAccepted({ receipt: { number }, onAnother }: TicketAcceptedProps) {
  const { t } = useTranslation('support');

  useEffect(() => {
    // The form held the focus: without this a screen reader would start from the top of the page.
    document.getElementById('screen-title')?.focus();
  }, []);

  return (
    <div className={styles.accepted}>
      <Screen title={t('accepted.title', { number })} width="narrow">
        <Receipt title={t('accepted.thanks')} number={number}>
          <Stack gap={5}>
            <h3 className={styles.next}>{t('accepted.next')}</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{t(`accepted.step.${step}`)}</li>
              ))}
            </ol>
            <Stack gap={3}>
              <CopyNumber number={number} />
              <Button variant="ghost" onClick={onAnother}>
                {t('accepted.another')}
              </Button>
            </Stack>
          </Stack>
        </Receipt>
      </Screen>
    </div>
  );
}
