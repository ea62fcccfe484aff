import { FilesField } from '@campus/shared/attachments/FilesField';
import { PictureField } from '@campus/shared/attachments/PictureField';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { useValue } from '@campus/shared/form/useValue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PublicationFilesProps {
  /** The publication, made already or not. */
  subjectId: string;
  /** Those that the record has, once it is made. */
  files: readonly MediaFile[] | undefined;
}

// The shape of a card; a wide page shows the middle of it.
const least = { width: 960, height: 540 };
const largest = { width: 1920, height: 1080 };

/** The cover of a publication; without one it has an engraving. */
export function CoverField(props: PublicationFilesProps) {
  const { t } = useTranslation('media');
  return (
    <PictureField
      {...props}
      name="coverId"
      label={t('attachments.cover')}
      hint={t('attachments.coverHint')}
      min={least}
      most={largest}
    />
  );
}

const isNamed = (html: unknown, { fileName }: MediaFile) =>
  typeof html === 'string' && html.includes(fileName);

interface Page {
  pictures: readonly string[];
  body: unknown;
}

/** Whether a file is one of the pictures of a publication, or stands in its text. */
export const isInPage =
  ({ pictures, body }: Page) =>
  (file: MediaFile) =>
    pictures.includes(file.id) ||
    Object.values((body ?? {}) as Record<string, unknown>).some((html) => isNamed(html, file));

/** The cover and the picture of links, also those that were replaced here: no attachments, any of them. */
function useOnceShown(): readonly string[] {
  const now = [useValue('coverId'), useValue('seo.ogImageId')];
  const [seen, setSeen] = useState<readonly string[]>([]);
  const added = now.filter((id) => typeof id === 'string').filter((id) => !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
}

/** What readers may take along from a publication. */
export function PublicationFiles(props: PublicationFilesProps) {
  const { t } = useTranslation('media');
  const pictures = useOnceShown();
  const body = useValue('body');
  return (
    <FilesField
      {...props}
      bucket="public"
      label={t('attachments.files')}
      needsAlt
      isElsewhere={isInPage({ pictures, body })}
    />
  );
}
