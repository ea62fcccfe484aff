import { deleteFile, putFile } from '@campus/shared/contract/files/calls';
import { useCall } from '@campus/shared/api/useCall';
import { FileDrop } from '@campus/shared/upload/FileDrop';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import type { Uploaded } from '@campus/shared/upload/useUploads';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from './applicationOptions';

const megabyte = 1024 * 1024;
const accept = ['pdf', 'docx', 'xlsx'] as const;

/** Documents of an application that nobody has decided on: each is kept as soon as it has come. */
export function Documents({ application: { id, files } }: { application: OwnApplication }) {
  const { t } = useTranslation('participant');
  const [shown, setShown] = useState<readonly Uploaded[]>(() =>
    files.map(({ originalName, ...file }) => ({ ...file, name: originalName })),
  );
  const upload = useUploadCall(putFile, () => ({
    params: { subjectId: id },
    body: { bucket: 'documents' as const },
  }));
  const { mutateAsync: remove } = useCall(deleteFile);
  return (
    <Surface as="section" aria-label={t('apply.documents')}>
      <FileDrop
        label={t('apply.documents')}
        upload={upload}
        accept={accept}
        maxSize={20 * megabyte}
        maxFiles={5}
        files={shown}
        onChange={setShown}
        discard={(file) => remove({ params: { fileId: file.id } })}
      />
    </Surface>
  );
}
