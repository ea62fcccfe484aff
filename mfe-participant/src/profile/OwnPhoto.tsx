import { putFile } from '@campus/shared/contract/files/calls';
import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The photo for the card: kept as soon as it is framed, apart from any form around. */
export function OwnPhoto({ human: { id, photoUrl } }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const form = useForm({ defaultValues: { photo: photoUrl } });
  const upload = useUploadCall(putFile, () => ({
    params: { subjectId: id },
    body: { bucket: 'human-photo' as const },
  }));
  return (
    <FormProvider {...form}>
      <PhotoField
        name="photo"
        label={t('photo.label')}
        hint={t('photo.hint')}
        upload={upload}
        known={photoUrl ? { id: photoUrl, name: t('photo.label'), url: photoUrl } : undefined}
        isOfSelf
        required
      />
    </FormProvider>
  );
}
