import type { MediaFile } from '@campus/shared/contract/files';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { Tabs } from '@campus/shared/overlay/Tabs';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../attachments/PictureField';
import styles from './SeoFields.module.css';
import { SeoPreview } from './SeoPreview';

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
