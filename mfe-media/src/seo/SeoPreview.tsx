import type { LanguageKey } from '@campus/shared/contract/fields';
import type { MediaFile } from '@campus/shared/contract/files';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SeoPreview.module.css';
import { useSeoValues } from './useSeoValues';

interface SeoPreviewProps {
  language: LanguageKey;
  subjectId: string;
  files: readonly MediaFile[] | undefined;
}

const readHost = () => window.location.host;

/** How a search engine and a messenger will show the publication, and what stands in for what. */
export function SeoPreview({ language, subjectId, files }: SeoPreviewProps) {
  const { t } = useTranslation('media');
  const id = useId();
  const host = useBrowserValue(readHost, '');
  const { title, description, image, url } = useSeoValues(language, subjectId, files);
  const shownTitle = title.text || t('seo.noTitle');
  const told = { title, description, image };
  const notes = (['title', 'description', 'image'] as const).filter(
    (part) => told[part].source !== 'own',
  );
  return (
    <div className={styles.previews}>
      <figure className={styles.preview} aria-labelledby={`${id}-search`}>
        <figcaption id={`${id}-search`} className={styles.kind}>
          {t('seo.search')}
        </figcaption>
        <div className={styles.search} lang={language}>
          <p className={styles.address}>{`${host} › ${url || t('seo.address')}`}</p>
          <p className={styles.title}>{shownTitle}</p>
          <p className={styles.description}>{description.text || t('seo.noDescription')}</p>
        </div>
      </figure>
      <figure className={styles.preview} aria-labelledby={`${id}-link`}>
        <figcaption id={`${id}-link`} className={styles.kind}>
          {t('seo.link')}
        </figcaption>
        <div className={styles.link} lang={language}>
          {image.text && <img src={image.text} alt="" className={styles.image} />}
          <p className={styles.linkTitle}>{shownTitle}</p>
          {description.text && <p className={styles.linkText}>{description.text}</p>}
          <p className={styles.address}>{host}</p>
        </div>
      </figure>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((part) => (
            <li key={part}>{t(`seo.source.${part}.${told[part].source}`)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
