import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { storedText } from '@campus/shared/browser/storedText';
import { getFormDraft, saveFormDraft } from '@campus/shared/contract/people/calls';
import type { DraftForm } from '@campus/shared/contract/people/requests';
import { useAutosave, type AutosaveState } from '@campus/shared/record/useAutosave';
import { useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Values = Record<string, unknown>;

interface DraftedFormProps {
  name: DraftForm;
  /** The form, beginning with what was typed before. */
  children: (typed: Values) => ReactNode;
}

/**
 * What was typed and not saved by then, for as long as this tab is open: a session that ends takes
 * the form away at once. Signing out, or somebody else, clears it.
 */
function useRest(name: DraftForm) {
  const { id = 'guest' } = useSession();
  const kept = storedText(`campus.unsaved.${name}.${id}`, 'sessionStorage');
  return {
    read: () => JSON.parse(kept.read() ?? 'null') as Values | null,
    write: (values: Values | null) => kept.write(values && JSON.stringify(values)),
  };
}

/** A long form that goes on where it was left, on any device; a backend without drafts has none. */
export function DraftedForm({ name, children }: DraftedFormProps) {
  const { t } = useTranslation('participant');
  const { data, isPending } = useCallQuery(getFormDraft, { params: { form: name } }, { gcTime: 0 });
  const { mutate: save } = useCall(saveFormDraft);
  const rest = useRest(name);
  const [unsaved] = useState(rest.read);
  const [isAnew, setAnew] = useState(false);
  if (isPending) return <SkeletonText lines={9} />;
  // What was typed last is nearer to what the person means than what the server has.
  const typed = isAnew ? undefined : (unsaved ?? data?.values);
  const startAnew = () => {
    setAnew(true);
    rest.write(null);
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
  const { subscribe, getValues } = form;
  const rest = useRest(name);
  /** What is typed and not saved; it may change while an earlier state is on its way. */
  const unsaved = useRef<Values>(undefined);
  const { state } = useAutosave({
    form,
    isOn: true,
    send: async () => {
      const sent = getValues();
      unsaved.current = sent;
      await save(sent);
      if (unsaved.current === sent) unsaved.current = undefined;
      rest.write(null);
      return 'saved';
    },
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {} }) => {
          if (Object.keys(dirtyFields).length > 0) unsaved.current = values;
        },
      }),
    [subscribe],
  );
  const keepRest = useEffectEvent(() => unsaved.current && rest.write(unsaved.current));
  useEffect(() => () => void keepRest(), []);

  const forget = () => {
    unsaved.current = undefined;
    rest.write(null);
    // What was sent is no draft any more; where that cannot be told, the sweep takes it.
    void save({}).catch(() => undefined);
  };
  return { state, forget };
}

/** Where the words are, and whether they are there. */
export function DraftState({ state }: { state: AutosaveState }) {
  const { t } = useTranslation('participant');
  if (state === 'incomplete') return null;
  return <p role="status">{t(`draft.${state === 'saving' ? 'ready' : state}`)}</p>;
}
