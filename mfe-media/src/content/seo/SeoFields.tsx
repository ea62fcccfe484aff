import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useValue } from '@campus/shared/form/useValue';
import { Tabs } from '@campus/shared/overlay/Tabs';
import { Stack } from '@campus/shared/ui/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '@campus/shared/attachments/PictureField';
import { useOwnFiles } from '@campus/shared/attachments/useOwnFiles';
import styles from './SeoFields.module.css';

/** `russian`: the other language stands in. */
type Source = 'own' | 'russian' | 'fallback' | 'none';

interface Told {
  text: string;
  source: Source;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The same order as readers get it by: the words for search first, in any language. */
function firstOf(candidates: readonly (readonly [Source, unknown])[]): Told {
  const [source, value] = candidates.find(([, text]) => textOf(text)) ?? ['none', ''];
  return { text: textOf(value), source };
}

function useTold(own: string, fallback: string, language: LanguageKey) {
  return firstOf([
    ['own', useValue(`${own}.${language}`)],
    ['russian', useValue(`${own}.ru`)],
    ['fallback', useValue(`${fallback}.${language}`)],
    ['fallback', useValue(`${fallback}.ru`)],
  ]);
}

/** What will be told of the publication in one language, and where each part of it comes from. */
function useSeoValues(language: LanguageKey, subjectId: string, files: readonly MediaFile[] = []) {
  const imageId = useValue('seo.ogImageId');
  const coverId = useValue('coverId');
  const images = useOwnFiles(`${subjectId}.seo.ogImageId`).own;
  const covers = useOwnFiles(`${subjectId}.coverId`).own;
  const urlOf = (wanted: unknown) =>
    [...files, ...images, ...covers].find(({ id }) => id === wanted)?.url ?? '';
  return {
    title: useTold('seo.title', 'title', language),
    description: useTold('seo.description', 'summary', language),
    image: firstOf([
      ['own', urlOf(imageId)],
      ['fallback', urlOf(coverId)],
    ]),
    url: textOf(useValue('url')),
  };
}

interface SeoPreviewProps {
  language: LanguageKey;
  subjectId: string;
  files: readonly MediaFile[] | undefined;
}

const readHost = () => window.location.host;

/** How a search engine and a messenger will show the publication, and what stands in for what. */
function SeoPreview({ language, subjectId, files }: SeoPreviewProps) {
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

interface SeoFieldsProps {
  subjectId: string;
  /** Those that the record has, once it is made: the picture of links is among them. */
  files: readonly MediaFile[] | undefined;
}

const languages = ['ru', 'en'] as const;
const min = { width: 600, height: 315 };
const most = { width: 1200, height: 630 };

/** What search engines and links in messengers say of a publication; empty fields have stand-ins. */
export function SeoFields({ subjectId, files }: SeoFieldsProps) {
  const { t } = useTranslation('media');
  const tabs = languages.map((language) => ({
    value: language,
    label: t(`seo.language.${language}`),
    content: <SeoPreview language={language} subjectId={subjectId} files={files} />,
  }));
  return (
    <Stack gap={6}>
      <div className={styles.pair}>
        {languages.map((language) => (
          <div key={language} role="group" aria-label={t(`seo.language.${language}`)}>
            <TextAreaField
              name={`seo.title.${language}`}
              label={t(`seo.title.${language}`)}
              rows={2}
              limit={70}
              optional
            />
            <TextAreaField
              name={`seo.description.${language}`}
              label={t(`seo.description.${language}`)}
              rows={4}
              limit={160}
              optional
            />
          </div>
        ))}
      </div>
      <PictureField
        name="seo.ogImageId"
        label={t('seo.image')}
        hint={t('seo.imageHint')}
        subjectId={subjectId}
        files={files}
        min={min}
        most={most}
      />
      <Tabs label={t('seo.preview')} tabs={tabs} />
    </Stack>
  );
}
