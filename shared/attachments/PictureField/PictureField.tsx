import { FileWords } from '@campus/shared/attachments/FileWords';
import { useFileWords } from '@campus/shared/attachments/useFileWords';
import { useOwnFiles } from '@campus/shared/attachments/useOwnFiles';
import { useCall } from '@campus/shared/api/useCall';
import { deleteFile, putFile } from '@campus/shared/contract/files/calls';
import { type MediaFile } from '@campus/shared/contract/files/records';
import { useValue } from '@campus/shared/form/useValue';
import { Stack } from '@campus/shared/ui/Stack';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { uploadedOf, useUploadCall } from '@campus/shared/upload/useUploadCall';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface Size {
  width: number;
  height: number;
}

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string;
  subjectId: string;
  /** Those that the record has, once it is made: what it shows now is among them. */
  files: readonly MediaFile[] | undefined;
  min: Size;
  most: Size;
  ref?: Ref<HTMLInputElement>;
}

const parts = ['alt'] as const;

/** One public picture of a record: framed, sent, and described in words before it may be shown. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, subjectId, files, min, most, ref } = props;
  const { t } = useTranslation('shared');
  const { mutate: discard } = useCall(deleteFile);
  const { own, keep, forget } = useOwnFiles(`${subjectId}.${name}`, files);
  // With those of the record it would be an attachment for readers before anybody saves it.
  const [ownSubject] = useState(() => crypto.randomUUID());
  const id = useValue(name) as string | null | undefined;
  const shown = [...own, ...(files ?? [])].find((file) => file.id === id);
  const words = useFileWords({ fileId: id ?? null, file: shown, parts, onSaved: keep });

  const upload = useUploadCall(
    putFile,
    () => {
      // Those of a picture that was taken out are nobody's.
      const alt = id ? words.form.getValues('alt') : undefined;
      const body = { bucket: 'public' as const, ...(alt?.ru.trim() && { alt }) };
      return { params: { subjectId: ownSubject }, body };
    },
    (file: MediaFile) => {
      const isSaved = files?.some((saved) => saved.id === id);
      if (shown && !isSaved)
        discard({ params: { fileId: shown.id } }, { onSuccess: () => forget(shown.id) });
      keep(file);
      if (id) words.passTo(file.id);
      return uploadedOf(file);
    },
  );
  async function check() {
    if (!id) return undefined;
    if (!words.form.getValues('alt.ru')?.trim()) return 'ALT_REQUIRED';
    return (await words.save()) ? undefined : 'ALT_UNSAVED';
  }
  return (
    <Stack gap={4}>
      <PhotoField
        ref={ref}
        name={name}
        label={label}
        hint={hint}
        optional
        what="picture"
        upload={upload}
        {...(shown && { known: uploadedOf(shown) })}
        aspect={min.width / min.height}
        min={min}
        most={most}
        check={check}
      />
      {id && (
        <FileWords words={words} fields={parts} label={t('attachments.describe', { label })} />
      )}
    </Stack>
  );
}
