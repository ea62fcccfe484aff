import { putFile } from '@campus/shared/contract/files/calls';
import type { ListedAuthor } from '@campus/shared/contract/media/taxonomyCalls';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { Stack } from '@campus/shared/ui/Stack';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './EntryFields.module.css';

/** Whom readers see under the title. */
export function AuthorFields() {
  const { t } = useTranslation('media');
  return (
    <div className={styles.fields}>
      <TextField name="name.ru" label={t('taxonomy.author.ru')} autoComplete="off" />
      <TextField name="name.en" label={t('taxonomy.author.en')} autoComplete="off" optional />
      <TextField
        name="position.ru"
        label={t('taxonomy.author.positionRu')}
        autoComplete="off"
        optional
      />
      <TextField
        name="position.en"
        label={t('taxonomy.author.positionEn')}
        autoComplete="off"
        optional
      />
    </div>
  );
}

interface Named {
  name: { ru: string; en: string };
}

/** A portrait is described by whom it shows; one who has no id yet gets files under a new one. */
function usePortraitUpload(authorId = '') {
  const { t } = useTranslation('media');
  const { getValues } = useFormContext<Named>();
  const [subjectId] = useState(() => authorId || crypto.randomUUID());
  const altIn = (lng: 'ru' | 'en') =>
    t('taxonomy.author.alt', { lng, name: getValues(`name.${lng}`).slice(0, 80) }).trim();
  return useUploadCall(putFile, () => ({
    params: { subjectId },
    body: { bucket: 'public' as const, alt: { ru: altIn('ru'), en: altIn('en') } },
  }));
}

interface AuthorDetailsProps {
  author?: ListedAuthor;
}

const biographies = [
  { name: 'bio.ru', label: 'taxonomy.author.bioRu' },
  { name: 'bio.en', label: 'taxonomy.author.bioEn' },
] as const;
const longest = 500;
const smallest = { width: 200, height: 200 };

/** What a reader may want to know of an author besides the name. */
export function AuthorDetails({ author }: AuthorDetailsProps) {
  const { t } = useTranslation('media');
  const upload = usePortraitUpload(author?.id);
  const photoId = author?.staff?.photoId;
  const known = photoId
    ? { id: photoId, name: author.name, ...(author.photo && { url: author.photo.url }) }
    : undefined;
  return (
    <Stack gap={5}>
      {biographies.map(({ name, label }) => (
        <TextAreaField key={name} name={name} label={t(label)} rows={4} limit={longest} optional />
      ))}
      <PhotoField
        name="photoId"
        label={t('taxonomy.author.photo')}
        hint={t('taxonomy.author.photoHint')}
        upload={upload}
        known={known}
        aspect={1}
        min={smallest}
        optional
      />
    </Stack>
  );
}
