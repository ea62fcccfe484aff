import { useFormat } from '@campus/shared/format/useFormat';
import { Icon } from '@campus/shared/ui/Icon';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AttachmentLinks.module.css';

export interface AttachmentLinksProps {
  ref?: Ref<HTMLElement>;
  files: readonly { id: string; url: string; name: string; size: number; caption: string | null }[];
}

/** Files to a text, each with its size, so that nobody on a phone is surprised. */
export function AttachmentLinks({ ref, files }: AttachmentLinksProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const heading = useId();
  if (files.length === 0) return null;
  return (
    <section ref={ref} className={styles.files} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('reading.files')}
      </h2>
      <ul className={styles.list}>
        {files.map(({ id, url, name, size, caption }) => (
          <li key={id}>
            <a href={url} download={name} className={styles.file}>
              <Icon name="file" size={24} />
              <span className={styles.name}>{caption || name}</span>
              <span className={styles.size}>{format.bytes(size)}</span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
