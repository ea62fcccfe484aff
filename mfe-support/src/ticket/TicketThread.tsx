import type { OwnTicket } from '@campus/shared/contract/support/records';
import { languageOfText } from '@campus/shared/format/languageOfText';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { TicketFileList } from './TicketFileList';
import styles from './TicketThread.module.css';

type Answer = Pick<OwnTicket['answers'][number], 'id' | 'author' | 'text' | 'createdAt'> &
  Partial<OwnTicket['answers'][number]>;

interface TicketThreadProps {
  ticket: Pick<OwnTicket, 'text' | 'createdAt'> &
    Partial<Pick<OwnTicket, 'files'>> & { answers: readonly Answer[] };
}

/** What was asked and answered, as whoever has asked reads it; guests have no files. */
export function TicketThread({ ticket: { text, createdAt, files, answers } }: TicketThreadProps) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const opening: Answer = { id: 'opening', author: 'HUMAN', text, createdAt, files };
  return (
    <ol className={styles.thread} aria-label={t('own.thread')}>
      {[opening, ...answers].map((message) => (
        <li key={message.id} className={styles.message} data-author={message.author}>
          <p className={styles.facts}>
            {t(`own.author.${message.author}`)} ·{' '}
            <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
            {message.mergedFrom && ` · ${t('own.mergedFrom', { number: message.mergedFrom })}`}
          </p>
          <p className={styles.text} lang={languageOfText(message.text)}>
            {message.text}
          </p>
          <TicketFileList files={message.files ?? []} />
        </li>
      ))}
    </ol>
  );
}
