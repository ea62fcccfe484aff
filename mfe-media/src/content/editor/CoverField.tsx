import { PictureField } from '@campus/shared/attachments/PictureField';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { useTranslation } from 'react-i18next';

interface CoverFieldProps {
  /** The publication, made already or not. */
  subjectId: string;
  /** Those that the record has, once it is made. */
  files: readonly MediaFile[] | undefined;
}

// The shape of a card; a wide page shows the middle of it.
const min = { width: 960, height: 540 };
const most = { width: 1920, height: 1080 };

/** The cover of a publication; without one it has an engraving. */
export function CoverField(props: CoverFieldProps) {
  const { t } = useTranslation('media');
  return (
    <PictureField
      {...props}
      name="coverId"
      label={t('attachments.cover')}
      hint={t('attachments.coverHint')}
      min={min}
      most={most}
    />
  );
}
