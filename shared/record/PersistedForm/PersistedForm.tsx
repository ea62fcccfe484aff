import { keepaliveFetch } from '@campus/shared/api/keepaliveFetch';
import type { CallOptions } from '@campus/shared/api/createApi';
import { isUnknown } from '@campus/shared/api/isUnknown';
import { storedText } from '@campus/shared/browser/storedText';
import { useAutosave, type AutosaveState } from '@campus/shared/record/useAutosave';
import { useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusFirstField } from '../../form/DraftNotice/focusFirstField';

type Values = Record<string, unknown>;

/**
 * What was typed and not saved by then, for as long as this tab is open: a session that ends takes
 * the form away at once. Signing out, or somebody else, clears it.
 */
function useTabDraft(name: string) {
  const { id = 'guest' } = useSession();
  const stored = storedText(`campus.unsaved.${name}.${id}`, 'sessionStorage');
  return {
    read: () => JSON.parse(stored.read() ?? 'null') as Values | null,
    write: (values: Values | null) => stored.write(values && JSON.stringify(values)),
  };
}

/** One after another: what is to be forgotten must not be overtaken by a save that is on its way. */
function useInTurn<V>(name: string, mutationFn: (values: V) => Promise<unknown>) {
  const scope = { id: `draft.${name}` };
  return useMutation({ mutationFn, scope }).mutateAsync;
}

/** Has the form inside let go of what is not saved yet. */
const LetGoContext = createContext<RefObject<(() => void) | null> | null>(null);

interface PersistedFormProps {
  /** Of the form, under which its tabDraft is stored in this tab. */
  name: string;
  /** What the server has of it; one without drafts knows no such call. */
  query: UseQueryResult<{ values: Values } | null>;
  /** The server is to keep it no more. */
  onForget: () => unknown;
  /** The form, beginning with what was typed before. */
  children: (typed: Values) => ReactNode;
}

/** A long form that goes on where it was left, on any device; a server without drafts has none. */
export function PersistedForm({ name, query, onForget, children }: PersistedFormProps) {
  const { t } = useTranslation('shared');
  const tabDraft = useTabDraft(name);
  const [unsaved] = useState(tabDraft.read);
  /** As it was when the form began: what is read later, as in another language, was typed since. */
  const [begun, setBegun] = useState<Values | null>();
  const [isAnew, setAnew] = useState(false);
  const letGo = useRef<() => void>(null);
  const forgetInTurn = useInTurn<void>(name, async () => onForget());
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button has gone, and the focus with it.
    if (isAnew) focusFirstField(frame.current);
  }, [isAnew]);
  // A form that begins without what the server has would soon be kept in its place.
  if (query.data === undefined && !isUnknown(query.error))
    return (
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
        {() => null}
      </QueryView>
    );
  if (begun === undefined && query.data !== undefined) setBegun(query.data?.values ?? null);
  // What was typed last is nearer to what the person means than what the server has.
  const typed = isAnew ? undefined : (unsaved ?? begun);
  const startAnew = () => {
    letGo.current?.();
    setAnew(true);
    tabDraft.write(null);
    void forgetInTurn().catch(() => undefined);
  };
  return (
    <Stack gap={6}>
      {typed && (
        <Banner
          tone="info"
          action={
            <Button variant="ghost" size="s" onClick={startAnew}>
              {t('form.draft.startAnew')}
            </Button>
          }
        >
          {t('form.draft.restored')}
        </Banner>
      )}
      <div key={String(isAnew)} ref={frame}>
        <LetGoContext value={letGo}>{children(typed ?? {})}</LetGoContext>
      </div>
    </Stack>
  );
}

interface Options<I extends FieldValues> {
  name: string;
  form: Pick<UseFormReturn<I>, 'subscribe' | 'getValues'>;
  /** Off where the server keeps no drafts. */
  isOn?: boolean;
  /** Keeps what is typed; nothing typed forgets it. @throws ApiError */
  save: (values: Values, how?: CallOptions) => Promise<unknown>;
}

/** Keeps what is typed after each pause, until the form has been sent. */
export function usePersistedForm<I extends FieldValues>({
  name,
  form,
  isOn = true,
  save,
}: Options<I>) {
  const { subscribe, getValues } = form;
  const tabDraft = useTabDraft(name);
  /** What is typed and not saved; it may change while an earlier state is on its way. */
  const unsaved = useRef<Values>(undefined);
  const [isSaved, setSaved] = useState(false);
  /** Also while it is on its way; asked before anything is rendered again. */
  const mayBeOnServer = useRef(false);
  const sending = useRef<Promise<'saved'>>(undefined);
  const saveInTurn = useInTurn(name, (values: Values) => save(values));
  const sendAll = async () => {
    let sent: Values;
    // What was typed during a save follows it; a form that was sent meanwhile has nothing to follow.
    do {
      sent = getValues();
      unsaved.current = sent;
      mayBeOnServer.current = true;
      await saveInTurn(sent);
    } while (unsaved.current && unsaved.current !== sent);
    unsaved.current = undefined;
    tabDraft.write(null);
    setSaved(mayBeOnServer.current);
    return 'saved' as const;
  };
  const send = async () => {
    if (!unsaved.current) return 'saved' as const;
    sending.current ??= sendAll().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  };
  const { state } = useAutosave({ form, isOn, send });

  /** As it began is not what the server may have by now: to autosave it is nothing new. */
  const takeBack = useEffectEvent((values: Values) => {
    unsaved.current = mayBeOnServer.current ? values : undefined;
    if (unsaved.current) void send().catch(() => undefined);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        if (Object.keys(dirtyFields).length > 0) unsaved.current = values;
        else takeBack(values);
      },
    });
  }, [isOn, subscribe]);

  const storeInTab = useEffectEvent(() => unsaved.current && tabDraft.write(unsaved.current));
  const leave = useEffectEvent(() => {
    if (!unsaved.current) return;
    storeInTab();
    mayBeOnServer.current = true;
    // Whoever has gone cannot be told that it failed.
    void save(unsaved.current, { send: keepaliveFetch }).catch(() => undefined);
  });
  useEffect(() => {
    const onHide = () => leave();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      storeInTab();
    };
  }, []);

  const letGo = () => {
    unsaved.current = undefined;
    mayBeOnServer.current = false;
  };
  useImperativeHandle(useContext(LetGoContext), () => letGo);

  const forget = () => {
    letGo();
    setSaved(false);
    tabDraft.write(null);
    // What was sent is no draft any more; where that cannot be told, the sweep takes it.
    if (isOn) void saveInTurn({}).catch(() => undefined);
  };
  return { state: isSaved && state === 'ready' ? ('saved' as const) : state, forget };
}

/** Where the words are, and whether they are there. */
export function DraftStatus({ state }: { state: AutosaveState | 'saved' }) {
  const { t } = useTranslation('shared');
  if (state === 'incomplete') return null;
  return <p role="status">{t(`form.draft.${state === 'saving' ? 'ready' : state}`)}</p>;
}
