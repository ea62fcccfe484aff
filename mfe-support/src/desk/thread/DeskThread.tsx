import type { Ticket } from '@campus/shared/contract/support/records';
import { languageOfText } from '@campus/shared/format/languageOfText';
import { useFormat } from '@campus/shared/format/useFormat';
import { PdfView, showsPdf } from '@campus/shared/record/PdfView';
import { Button } from '@campus/shared/ui/Button';
import { Picture } from '@campus/shared/ui/Picture';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerName } from '../../ticket/ownerName';
import { TicketFileList } from '../../ticket/TicketFileList';
import styles from '../TicketDesk.module.css';

/** Pictures in their place: every file was looked at before it was kept. */
function Pictures({ files }: Pick<Ticket, 'files'>) {
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map(({ id, url, originalName, width, height }) => (
        <Picture
          key={id}
          url={url}
          alt={originalName}
          width={width ?? undefined}
          height={height ?? undefined}
          sizes="20rem"
        />
      ))}
    </div>
  );
}

type TicketFile = Ticket['files'][number];

/** A document under its message, when somebody wants to read it there. */
function TicketDocument({ file }: { file: TicketFile }) {
  const { t } = useTranslation('support');
  const [isOpen, setOpen] = useState(false);
  const { originalName: name } = file;
  return (
    <Stack gap={3}>
      <Stack direction="row">
        <Button
          size="s"
          variant="soft"
          icon={isOpen ? 'eye-off' : 'eye'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'queue.document.hide' : 'queue.document.show', { name })}
        </Button>
      </Stack>
      {isOpen && <PdfView file={file} />}
    </Stack>
  );
}

export function DeskThread({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const { id, text, createdAt, files, answers } = ticket;
  const opening = { id, author: 'HUMAN', text, createdAt, files, mergedFrom: null } as const;
  const all = [{ ...opening, isInternal: false, user: null }, ...answers];
  return (
    <ol className={styles.thread} aria-label={t('queue.thread')}>
      {all.map((message) => (
        <li
          key={message.id}
          className={styles.message}
          data-kind={message.isInternal ? 'NOTE' : message.author}
        >
          <p className={styles.facts}>
            {message.isInternal && <strong>{t('queue.note.mark')} · </strong>}
            {message.author === 'HUMAN'
              ? ownerName(ticket)
              : (message.user?.name ?? t(`own.author.${message.author}`))}{' '}
            · <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
            {message.mergedFrom && ` · ${t('queue.mergedFrom', { number: message.mergedFrom })}`}
          </p>
          <p className={styles.text} lang={languageOfText(message.text)}>
            {message.text}
          </p>
          <TicketFileList files={message.files} />
          <Pictures files={message.files} />
          {message.files.filter(showsPdf).map((file) => (
            <TicketDocument key={file.id} file={file} />
          ))}
        </li>
      ))}
    </ol>
  );
}
