import { FilesField } from '@campus/shared/attachments/FilesField';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { useValue } from '@campus/shared/form/useValue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInPage } from './isInPage';

/** The cover and the picture of links, also those that were replaced here: no attachments, any of them. */
function useOnceShown(): readonly string[] {
  const now = [useValue('coverId'), useValue('seo.ogImageId')];
  const [seen, setSeen] = useState<readonly string[]>([]);
  const added = now.filter((id) => typeof id === 'string').filter((id) => !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
}

interface PublicationFilesProps {
  /** The publication, made already or not. */
  subjectId: string;
  /** Those that the record has, once it is made. */
  files: readonly MediaFile[] | undefined;
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
