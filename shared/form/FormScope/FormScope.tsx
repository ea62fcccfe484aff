import { FormFields, type FieldWords } from '@campus/shared/form/FormFields';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { useUnsaved } from '@campus/shared/stores/useUnsaved';
import {
  useCallback,
  useId,
  useMemo,
  useState,
  type ReactNode,
  useEffect,
  useRef,
  type RefObject,
} from 'react';
import { FormProvider, type FieldValues, useFormContext } from 'react-hook-form';
import { LeaveQuestion } from '@campus/shared/remote/LeaveQuestion';

/**
 * Tells the page that words are unsaved; a form that keeps no draft also asks before they are lost.
 * The router admits one question, so a clean form has none.
 */
function LeaveGuard({ isSent }: { isSent?: RefObject<boolean> }) {
  const { subscribe } = useFormContext();
  const isDirty = useRef(false);
  const [asks, setAsks] = useState(false);

  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true },
        callback: ({ dirtyFields = {} }) => {
          isDirty.current = Object.keys(dirtyFields).length > 0;
          setAsks(isDirty.current);
        },
      }),
    [subscribe],
  );
  useUnsaved(asks);
  if (!asks || !isSent) return null;
  return <LeaveQuestion isUnsaved={() => isDirty.current && !isSent.current} />;
}

interface FormScopeProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  children: ReactNode;
}

/** Fields inside belong to this form; <Form> adds the element, the summary and the button. */
export function FormScope<I extends FieldValues, O>({ form, children }: FormScopeProps<I, O>) {
  const formId = useId();
  const [words, setWords] = useState<Record<string, FieldWords>>({});
  const introduce = useCallback(
    (name: string, own: FieldWords) => setWords((known) => ({ ...known, [name]: own })),
    [],
  );
  const fields = useMemo(() => ({ formId, words, introduce }), [formId, words, introduce]);
  return (
    <FormProvider {...form}>
      <FormFields value={fields}>
        {children}
        <LeaveGuard isSent={form.isSent} />
      </FormFields>
    </FormProvider>
  );
}
