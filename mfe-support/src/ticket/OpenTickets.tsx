import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OpenTickets.module.css';

type OwnTicket = CallOutput<typeof listMyTickets>['items'][number];

const isOpen = ({ status }: OwnTicket) => status !== 'CLOSED';

/** What a participant has asked and is not over yet; the threads are on the page of help. */
export function OpenTickets() {
  const { t } = useTranslation('support');
  const heading = useId();
  const query = useCallQuery(listMyTickets, { query: { size: 20 } });
  return (
    <Surface as="section" aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {t('own.open')}
        </h2>
        <TextLink to={supportPaths.newTicket()}>{t('own.all')}</TextLink>
      </header>
      <QueryView
        query={query}
        isEmpty={({ items }) => !items.some(isOpen)}
        empty={<p className={styles.facts}>{t('own.noneOpen')}</p>}
        skeleton={<SkeletonText lines={2} />}
      >
        {({ items }) => (
          <Stack as="ul" gap={3}>
            {items.filter(isOpen).map(({ id, subject, number, status }) => (
              <li key={id}>
                <p className={styles.subject}>{subject}</p>
                <p className={styles.facts}>
                  {number} · {t(`human.ticket.${status}`)}
                </p>
              </li>
            ))}
          </Stack>
        )}
      </QueryView>
    </Surface>
  );
}
