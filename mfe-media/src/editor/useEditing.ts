import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import { type PublicationStatus, publicationStatuses } from '@campus/shared/contract/media/machine';
import { useConflict, type Meeting } from '@campus/shared/form/useConflict';
import type { ContentKind } from '@campus/shared/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNames } from '../conflict/fieldNames';
import { contentCalls } from '../desk/contentCalls';
import type { ContentRecord } from '../desk/ContentRecord';
import type { ContentValues } from '../editing/ContentValues';
import { useContentForm, type ContentForm } from '../editing/useContentForm';
import { useSaving } from '../editing/useSaving';
import { valuesOf } from '../editing/valuesOf';

/** In which state a record is that did not admit a move, and what to do; nothing where it is not said. */
function useStateNotice() {
  const { t } = useTranslation('media');
  return ({ current }: ApiError) => {
    const status = publicationStatuses.find((one) => one === current);
    const now = t(`editor.conflict.now.${status}`);
    return status && { status, words: t('editor.stateMoved', { now }) };
  };
}

/** Says that a record has moved; that it is saved stands in the bar. */
function useSavedNotice(kind: ContentKind) {
  const { t } = useTranslation('media');
  const notify = useClientStore((state) => state.notify);
  return ({ status }: ContentRecord, before: PublicationStatus = 'DRAFT') => {
    if (status === before) return;
    notify({ tone: 'success', text: t(`editor.done.${status}`, { context: kind }) });
  };
}

export interface EditingOptions {
  kind: ContentKind;
  record: ContentRecord | null;
  /** Somebody has deleted it since it was opened. */
  isGone: boolean;
  onGone: () => void;
  onSaved: (record: ContentRecord) => void;
  /** Asks for the record as it stands now. */
  refetch: () => Promise<unknown>;
}

interface Editing {
  form: ContentForm;
  /** A free address instead of one that is taken. */
  suggestion: string | undefined;
  saving: ReturnType<typeof useSaving>;
  meeting: Meeting<ContentRecord, ContentValues, string> | undefined;
}

/** The form, its saving, and what to do when a save is refused. */
export function useEditing(options: EditingOptions): Editing {
  const { kind, record, isGone, onGone, onSaved, refetch } = options;
  const api = useApi();
  const stateNotice = useStateNotice();
  const [suggestion, setSuggestion] = useState<string>();
  const tell = useSavedNotice(kind);

  const latest = (id: string) => api(contentCalls[kind].get, { params: { id } });
  async function read() {
    const theirs: ContentRecord = await latest(form.getValues('id'));
    onSaved(theirs);
    return theirs;
  }
  function meetNothing({ status }: ApiError) {
    if (!record || status !== 404) return false;
    form.setValue('status', 'DRAFT');
    onGone();
    return true;
  }
  async function meetState(error: ApiError) {
    const present = stateNotice(error);
    await refetch();
    if (!present) return false;
    form.setValue('status', present.status);
    form.setError('root', { type: 'state', message: present.words });
    return true;
  }
  async function onRefused(error: ApiError): Promise<boolean> {
    setSuggestion(error.suggestion);
    if (error.code === 'STATE') return meetState(error);
    return meetNothing(error) || conflict.onRefused(error);
  }
  const onDone = (saved: ContentRecord) => {
    setSuggestion(undefined);
    onSaved(saved);
    tell(saved, isGone ? 'DRAFT' : record?.status);
  };
  const { form, onSubmit } = useContentForm({ kind, record, isGone, onDone, onRefused });
  const saving = useSaving(form, onSubmit);
  const conflict = useConflict({
    form,
    names: fieldNames,
    read,
    onUnread: (failure) => failure instanceof ApiError && meetNothing(failure),
    valuesOf,
    lastSaved: ({ updatedBy, updatedAt }) => ({ by: updatedBy?.name, at: updatedAt }),
    onSettled: () => saving.save(saving.wish),
  });
  return { form, suggestion, saving, meeting: conflict.meeting };
}
