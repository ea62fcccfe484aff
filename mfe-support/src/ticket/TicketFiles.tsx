import { FilesField } from '@campus/shared/attachments/FilesField';
import { useOwnFiles } from '@campus/shared/attachments/useOwnFiles';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField } from '@campus/shared/form/useField';
import { useValue } from '@campus/shared/form/useValue';
import type { Unsettled } from '@campus/shared/upload/FileDrop';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The form is not sent while a file is on its way, or has failed. */
function useSettled(name: string) {
  const { trigger, formState } = useFormContext();
  const [unsettled, onUnsettled] = useState<Unsettled>();
  const { field } = useController({ name, rules: { validate: () => unsettled ?? true } });
  const { isSubmitted } = formState;
  // What was said of a file on its way must not outlive its arrival; the server's words may.
  const judged = useRef(unsettled);
  useEffect(() => {
    if (judged.current === unsettled) return;
    judged.current = unsettled;
    if (isSubmitted) void trigger(name);
  }, [isSubmitted, unsettled, trigger, name]);

  const { ref } = field;
  const focusRef = useCallback(
    (root: HTMLElement | null) => {
      const first = () => root?.querySelector<HTMLElement>('input, button');
      ref(root && { focus: () => first()?.focus() });
    },
    [ref],
  );
  return { onUnsettled, focusRef };
}

/** Files go to the id that the ticket will have; a ticket without files has none to tell. */
export function TicketFiles() {
  const { t } = useTranslation('support');
  const { setValue } = useFormContext();
  const [fresh] = useState(() => crypto.randomUUID());
  const told = useValue('id');
  const id = typeof told === 'string' ? told : fresh;
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
