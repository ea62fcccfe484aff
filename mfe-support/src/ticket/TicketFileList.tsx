import type { MediaFile } from '@campus/shared/contract/files/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './TicketFileList.module.css';

/** What was sent with a message, each file with its size. */
export function TicketFileList({ files }: { files: readonly MediaFile[] }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('own.files')}>
      {files.map(({ id, url, originalName, size }) => (
        <li key={id}>
          <TextLink to={url} external>
            {originalName}
          </TextLink>{' '}
          <span className={styles.size}>{format.bytes(size)}</span>
        </li>
      ))}
    </ul>
  );
}
