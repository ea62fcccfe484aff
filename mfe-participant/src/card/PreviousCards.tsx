import { CardStatus } from '@campus/shared/card/CardStatus';
import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import styles from './PreviousCards.module.css';

interface PreviousCardsProps {
  cards: CampusCard['previous'];
}

/** The cards before this one; nothing for who has the first. */
export function PreviousCards({ cards }: PreviousCardsProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  if (cards.length === 0) return null;
  return (
    <Surface as="section" aria-labelledby="previous-cards">
      <Stack gap={4}>
        <h2 id="previous-cards" className={styles.title}>
          {t('previous.title')}
        </h2>
        <Stack as="ul" gap={3}>
          {cards.map(({ id, number, status, issuedAt }) => (
            <li key={id} className={styles.card}>
              <div>
                <p className={styles.number}>•••• {number.slice(-4)}</p>
                {issuedAt && (
                  <p className={styles.facts}>{t('previous.issued', { date: date(issuedAt) })}</p>
                )}
              </div>
              <CardStatus status={status} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Surface>
  );
}
