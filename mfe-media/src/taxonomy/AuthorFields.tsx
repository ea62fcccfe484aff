import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { putFile } from '@campus/shared/contract/files/calls';
import type { ListedAuthor } from '@campus/shared/contract/media/taxonomyCalls';
import { Stack } from '@campus/shared/ui/Stack';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** What each field is called, in the order of the form. */
export const authorLabels = {
  'name.ru': 'ru',
  'name.en': 'en',
  'position.ru': 'positionRu',
  'position.en': 'positionEn',
  'bio.ru': 'bioRu',
  'bio.en': 'bioEn',
} as const;

function useLabelOf() {
  const { t } = useTranslation('media');
  return (name: string) => t(`taxonomy.author.${authorLabels[name as keyof typeof authorLabels]}`);
}

/** Whom readers see under the title. */
export function AuthorFields() {
  const labelOf = useLabelOf();
  return (
    <Stack gap={4}>
      <BothLanguages name="name" labelOf={labelOf} />
      <BothLanguages name="position" labelOf={labelOf} optional />
    </Stack>
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

const longest = 500;
const smallest = { width: 200, height: 200 };

/** What a reader may want to know of an author besides the name. */
export function AuthorDetails({ author }: AuthorDetailsProps) {
  const { t } = useTranslation('media');
  const labelOf = useLabelOf();
  const upload = usePortraitUpload(author?.id);
  const photoId = author?.staff?.photoId;
  const known = photoId
    ? { id: photoId, name: author.name, ...(author.photo && { url: author.photo.url }) }
    : undefined;
  return (
    <Stack gap={5}>
      <BothLanguages name="bio" labelOf={labelOf} lines={{ rows: 4, limit: longest }} optional />
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
