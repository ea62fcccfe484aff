import { updateFile } from '@campus/shared/contract/files/calls';
import { type MediaFile } from '@campus/shared/contract/files/records';
import { mediaFileEditDto } from '@campus/shared/contract/files/requests';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface SavedWords {
  isSaved: () => boolean;
  save: () => Promise<boolean>;
  /** Quoted where they are lost. */
  read: () => string;
}

/** Words go with the form around them, with the screen and the session; a closing tab asks. */
function useSavedWords({ isSaved, save, read }: SavedWords) {
  const { t } = useTranslation('shared');
  const notify = useClientStore((state) => state.notify);
  const beforeLeaving = useClientStore((state) => state.beforeLeaving);
  const { isSubmitting } = useFormState();

  const send = useEffectEvent(() => void save());
  useEffect(() => {
    if (isSubmitting) send();
  }, [isSubmitting]);

  const leave = useEffectEvent(async () => {
    if (await save()) return;
    notify({ tone: 'danger', text: t('attachments.wordsLost', { words: read() }) });
  });
  useEffect(() => () => void leave(), []);

  const signOut = useEffectEvent(async (maySend: boolean) => {
    if (maySend) await save();
  });
  useEffect(() => beforeLeaving((maySend) => signOut(maySend)), [beforeLeaving]);

  const ask = useEffectEvent((event: Event) => {
    if (!isSaved()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: Event) => ask(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
}

export type WordsPart = 'alt' | 'caption';

interface Options {
  /** The file that the words are about; without one they wait. */
  fileId: string | null;
  /** The same file as the server has it, where that is known. */
  file: MediaFile | undefined;
  /** Which words there are to write. */
  parts: readonly WordsPart[];
  /** Hears of the file as it is after its words were saved. */
  onSaved: (file: MediaFile) => void;
}

const languages = ['ru', 'en'] as const;

const toFields = (parts: readonly WordsPart[], file: MediaFile | undefined) =>
  Object.fromEntries(
    parts.map((part) => [part, { ru: file?.[part]?.ru ?? '', en: file?.[part]?.en ?? '' }]),
  );

/** The words to one file: a form inside the form around it, saved as soon as somebody goes on. */
export function useFileWords({ fileId, file, parts, onSaved }: Options) {
  const known = toFields(parts, file);
  const knownText = JSON.stringify(known);
  /** Whose words the fields have, and how the server last told them. */
  const held = useRef({ fileId, text: knownText });
  const next = useRef<string>(undefined);
  const sending = useRef<Promise<void>>(undefined);
  const { form, onSubmit, isSending } = useCallForm(updateFile, mediaFileEditDto, {
    defaultValues: known,
    input: { params: { fileId: fileId ?? '' } },
    guard: false,
    savedAs: (saved) => toFields(parts, saved),
    onDone: (saved) => {
      if (saved.id === held.current.fileId)
        held.current.text = JSON.stringify(toFields(parts, saved));
      onSaved(saved);
    },
  });
  const isChanged = (part: WordsPart) =>
    languages.some((language) => form.getFieldState(`${part}.${language}`).isDirty);
  const isSaved = () => !fileId || !parts.some(isChanged);

  const adopt = useEffectEvent(() => {
    const { current } = held;
    const isSame = current.fileId === fileId;
    if (!fileId || (isSame && (current.text === knownText || !isSaved()))) return;
    held.current = { fileId, text: knownText };
    const written = form.getValues();
    form.reset(known);
    if (next.current !== fileId) return;
    for (const part of parts)
      for (const language of languages)
        form.setValue(`${part}.${language}`, written[part]?.[language] ?? '', {
          shouldDirty: true,
        });
  });
  useEffect(() => adopt(), [fileId, knownText]);

  // What somebody else has written to the other part stays as it is.
  const send = form.handleSubmit((body) =>
    onSubmit(Object.fromEntries(parts.filter(isChanged).map((part) => [part, body[part]]))),
  );
  /** Whether the server has all that is written here. */
  async function save() {
    while (sending.current) await sending.current;
    if (isSaved()) return true;
    sending.current = send().finally(() => {
      sending.current = undefined;
    });
    await sending.current;
    return isSaved();
  }
  useSavedWords({
    isSaved,
    save,
    read: () =>
      parts
        .flatMap((part) => Object.values(form.getValues(part) ?? {}))
        .filter(Boolean)
        .join(' / '),
  });
  return {
    form,
    save,
    isSending,
    failure: form.formState.errors.root?.message,
    /** What is written here goes to this file, which takes the place of the present one. */
    passTo: (id: string) => {
      next.current = id;
    },
  };
}
