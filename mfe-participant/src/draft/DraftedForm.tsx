import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getFormDraft, saveFormDraft } from '@campus/shared/contract/people/calls';
import type { DraftForm } from '@campus/shared/contract/people/requests';
import { useAutosave, type AutosaveState } from '@campus/shared/record/useAutosave';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Values = Record<string, unknown>;

interface DraftedFormProps {
  name: DraftForm;
  /** The form, beginning with what was typed before. */
  children: (typed: Values) => ReactNode;
}

/** A long form that goes on where it was left, on any device; a backend without drafts has none. */
export function DraftedForm({ name, children }: DraftedFormProps) {
  const { t } = useTranslation('participant');
  const { data, isPending } = useCallQuery(getFormDraft, { params: { form: name } }, { gcTime: 0 });
  const { mutate: save } = useCall(saveFormDraft);
  const [isAnew, setAnew] = useState(false);
  if (isPending) return <SkeletonText lines={9} />;
  const typed = isAnew ? undefined : data?.values;
  const startAnew = () => {
    setAnew(true);
    save({ params: { form: name }, body: { values: {} } });
  };
  return (
    <Stack gap={6}>
      {typed && (
        <Banner
          tone="info"
          action={
            <Button variant="ghost" size="s" onClick={startAnew}>
              {t('draft.startAnew')}
            </Button>
          }
        >
          {t('draft.restored')}
        </Banner>
      )}
      <div key={String(isAnew)}>{children(typed ?? {})}</div>
    </Stack>
  );
}

/** Keeps what is typed after each pause, until the form has been sent. */
export function useKeptDraft<I extends FieldValues>(
  name: DraftForm,
  form: Pick<UseFormReturn<I>, 'subscribe' | 'getValues'>,
) {
  const { mutateAsync } = useCall(saveFormDraft);
  const save = (values: Values) => mutateAsync({ params: { form: name }, body: { values } });
  const { state } = useAutosave({
    form,
    isOn: true,
    send: async () => {
      await save(form.getValues());
      return 'saved';
    },
  });
  // What was sent is no draft any more; where that cannot be told, the sweep takes it.
  return { state, forget: () => void save({}).catch(() => undefined) };
}

/** Where the words are, and whether they are there. */
export function DraftState({ state }: { state: AutosaveState }) {
  const { t } = useTranslation('participant');
  if (state !== 'ready' && state !== 'saving' && state !== 'failed') return null;
  return <p role="status">{t(state === 'failed' ? 'draft.failed' : 'draft.kept')}</p>;
}
