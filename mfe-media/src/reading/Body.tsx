import type { LanguageKey } from '@campus/shared/contract/fields';
import { useFormat } from '@campus/shared/format/useFormat';
import { RichText } from '@campus/shared/text/RichText';
import { Icon } from '@campus/shared/ui/Icon';
import { type ComponentProps, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Body.module.css';
import { LanguageNote } from './LanguageNote';

interface AttachmentsProps {
  files: readonly { id: string; url: string; name: string; size: number; caption: string | null }[];
}

/** Files to a text, each with its size, so that nobody on a phone is surprised. */
function Attachments({ files }: AttachmentsProps) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const heading = useId();
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby={heading}>
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

interface BodyProps {
  /** Leads to the text. */
  ref?: Ref<HTMLDivElement>;
  item: { lang: LanguageKey; body: string } & ComponentProps<typeof Attachments>;
}

/** What an editor wrote, in which language, and the files to it. */
export const Body = ({ ref, item: { lang, body, files } }: BodyProps) => (
  <>
    <LanguageNote lang={lang} />
    <RichText html={body} lang={lang} {...(ref && { ref })} />
    <Attachments files={files} />
  </>
);
