import { FilesField } from '@campus/shared/attachments/FilesField';
import { useOwnFiles } from '@campus/shared/attachments/useOwnFiles';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField } from '@campus/shared/form/useField';
import { useValue } from '@campus/shared/form/useValue';
import { useSettled } from '@campus/shared/upload/useSettled';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface TicketFilesProps {
  /** That the ticket will have, or has since it was sent and its answer lost. */
  ticketId: string;
}

/** Files go to the id that the ticket will have; the form of a ticket without files has none to tell. */
export function TicketFiles({ ticketId }: TicketFilesProps) {
  const { t } = useTranslation('support');
  const { setValue } = useFormContext();
  const told = useValue('id');
  const id = typeof told === 'string' ? told : ticketId;
  const hasFiles = useOwnFiles(id).own.length > 0;
  useEffect(() => {
    setValue('id', hasFiles ? id : undefined, { shouldDirty: true });
  }, [setValue, hasFiles, id]);

  const label = t('form.files');
  const { shell, control } = useField({
    name: 'id',
    label,
    hint: t('form.filesHint'),
    optional: true,
  });
  const { onUnsettled, focusRef } = useSettled('id');
  return (
    <FieldShell {...shell} ref={focusRef}>
      <FilesField
        bucket="ticket"
        label={label}
        subjectId={id}
        control={{ ...control, onUnsettled }}
      />
    </FieldShell>
  );
}
