import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import type { Entry } from './Entry';
import type { Editing } from './useEditing';

interface Options<E extends Entry> {
  kind: 'tag' | 'author';
  editing: Editing<E>;
  refresh: () => Promise<unknown>;
}

/** The form goes when the list has what was saved, and it is said. */
export function useSaved<E extends Entry>({ kind, editing, refresh }: Options<E>) {
  const { t } = useTranslation('media');
  const notify = useClientStore((state) => state.notify);
  return async ({ name }: E) => {
    await refresh();
    editing.finish();
    notify({ tone: 'success', text: t(`directories.${kind}.saved`, { name }) });
  };
}
