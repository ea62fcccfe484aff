import { CampusCard } from '@campus/shared/card/CampusCard';
import { PresentCard } from '@campus/shared/card/PresentCard';
import type { CampusCard as Card } from '@campus/shared/contract/participants';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardDetails } from './CardDetails';
import { CardNotice } from './CardNotice';
import { OfflineNotice } from './OfflineNotice';
import styles from './OwnCard.module.css';
import { QrFailure } from './QrFailure';
import { useShownQr } from './useShownQr';

interface OwnCardProps {
  card: Card;
  query: UseQueryResult<Card | null>;
  /** It was not there a moment ago. */
  isNew: boolean;
}

/** The card as one uses it: turn it over, show it to somebody, print it. */
export function OwnCard({ card, query, isNew }: OwnCardProps) {
  const { t } = useTranslation('participant');
  const [isTurned, setTurned] = useState(false);
  const [isPresented, setPresented] = useState(false);
  const { qr, hasFailed, renew } = useShownQr(card, query, isTurned || isPresented);

  return (
    <div className={styles.layout}>
      <Stack gap={6}>
        <div data-print="alone">
          <CampusCard card={card} qr={qr} isTurned={isTurned} onTurn={setTurned} isNew={isNew} />
        </div>
        {qr?.offlineUntil ? (
          <OfflineNotice isOver={qr.secondsLeft === 0} until={qr.offlineUntil} onRetry={renew} />
        ) : (
          hasFailed && <QrFailure onRetry={renew} />
        )}
        {card.status !== 'ACTIVE' && <CardNotice card={card} />}
        <div className={styles.actions}>
          {qr && (
            <Button icon="eye" onClick={() => setPresented(true)}>
              {t('card.present')}
            </Button>
          )}
          <Button variant="ghost" icon="print" onClick={() => window.print()}>
            {t('card.print')}
          </Button>
        </div>
      </Stack>
      <Stack gap={4}>
        <Surface as="section" aria-label={t('card.details')}>
          <CardDetails card={card} />
        </Surface>
        <p className={styles.note}>{t('card.note')}</p>
      </Stack>
      {isPresented && qr && <PresentCard card={card} qr={qr} onClose={() => setPresented(false)} />}
    </div>
  );
}
