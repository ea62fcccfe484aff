import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import { DraftNotice } from '@campus/shared/form/DraftNotice';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { Form } from '@campus/shared/form/Form';
import { FormScope } from '@campus/shared/form/FormScope';
import type { CallForm } from '@campus/shared/form/useCallForm';
import type { Meeting } from '@campus/shared/form/useConflict';
import { Button } from '@campus/shared/ui/Button';
import { type ReactNode, useEffect } from 'react';
import { get, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './RecordForm.module.css';

/** Tells the window around a form whether something would be lost with it. */
function useTellsDirty(isDirty: boolean, tell: ((isDirty: boolean) => void) | undefined) {
  useEffect(() => {
    if (!tell || !isDirty) return undefined;
    tell(true);
    return () => tell(false);
  }, [isDirty, tell]);
}

interface ButtonFormProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  onSubmit: (values: O) => unknown;
  submitLabel: string;
  onCancel: (() => void) | undefined;
  onDirty: ((isDirty: boolean) => void) | undefined;
  firstField: Path<I> | undefined;
  children: ReactNode;
}

function ButtonForm<I extends FieldValues, O>(props: ButtonFormProps<I, O>) {
  const { onCancel, onDirty, firstField, ...rest } = props;
  const { form } = rest;
  const { t } = useTranslation('shared');
  const { setFocus } = form;
  useTellsDirty(form.formState.isDirty, onDirty);
  useEffect(() => {
    if (firstField) setFocus(firstField);
  }, [setFocus, firstField]);
  const cancel = onCancel && (
    <Button variant="ghost" onClick={onCancel}>
      {t('dialog.cancel')}
    </Button>
  );
  return <Form {...rest} secondary={cancel} />;
}

interface BarFormProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  bar: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
}

/** A form that its <SaveBar> saves: Enter in a line of text does not. */
function BarForm<I extends FieldValues, O>({ form, bar, notice, children }: BarFormProps<I, O>) {
  return (
    <FormScope form={form}>
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <DraftNotice draft={form.draft} />
        {notice}
        <ErrorSummary />
        {children}
        {bar}
      </form>
    </FormScope>
  );
}

interface RecordFormProps<R, I extends FieldValues, O, N extends string> {
  /** What `useRecordForm` gives, or `useCallForm` where nobody else can save first. */
  form: CallForm<I, O>;
  onSubmit: (values: O) => unknown;
  meeting?: Meeting<R, I, N> | undefined;
  /** What is called how, and how its value reads, where two versions are compared. */
  labelOf?: (name: N) => string;
  textOf?: (name: N, values: I) => ReactNode;
  conflictNote?: ReactNode;
  submitLabel?: string;
  /** The second button leaves the form. */
  onCancel?: () => void;
  /** Where the window around it asks before it is closed. */
  onDirty?: (isDirty: boolean) => void;
  /** Has the focus at first. */
  firstField?: Path<I>;
  /** Instead of buttons: a <SaveBar>. */
  bar?: ReactNode;
  /** Above the fields of a form with a bar. */
  notice?: ReactNode;
  children: ReactNode;
}

/** One record in its fields; where somebody else has saved first, a person compares both. */
export function RecordForm<R, I extends FieldValues, O, N extends string>(
  props: RecordFormProps<R, I, O, N>,
) {
  const { form, onSubmit, meeting, bar, notice, conflictNote, children } = props;
  const { submitLabel = '', onCancel, onDirty, firstField } = props;
  const { labelOf = String, textOf = (name, values) => get<I, ReactNode>(values, name) } = props;
  return (
    <>
      {bar ? (
        <BarForm form={form} bar={bar} notice={notice}>
          {children}
        </BarForm>
      ) : (
        <ButtonForm {...{ form, onSubmit, submitLabel, onCancel, onDirty, firstField }}>
          {children}
        </ButtonForm>
      )}
      {meeting && (
        <ConflictDialog
          {...meeting.window}
          note={conflictNote}
          differences={meeting.inWords(labelOf, textOf)}
        />
      )}
    </>
  );
}
