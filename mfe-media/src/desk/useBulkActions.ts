import { useApi } from '@campus/shared/api/useApi';
import type { PublicationStatus } from '@campus/shared/contract/machines/publication';
import type { ContentKind } from '@campus/shared/paths';
import type { BulkAction, BulkRun } from '@campus/shared/table/BulkBar';
import { oneByOne } from '@campus/shared/table/oneByOne';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contentCalls } from './contentCalls';
import { useRemovals } from './useRemovals';
import { useSaveStatus } from './useSaveStatus';

type Deed = (id: string) => Promise<unknown>;

/** What can be done with several records; the list is asked anew once, after the last of them. */
export function useBulkActions(kind: ContentKind): BulkAction[] {
  const { t } = useTranslation('media');
  const api = useApi();
  const save = useSaveStatus(kind);
  const { removals } = useRemovals();
  const { remove } = contentCalls[kind];
  const { mutateAsync } = useMutation({
    mutationFn: ({ deed, given }: { deed: Deed; given: Parameters<BulkRun> }) =>
      oneByOne(async (id) => {
        // Chosen before it was removed by itself.
        if (!removals.getState().ids.has(id)) await deed(id);
      })(...given),
    meta: { invalidates: remove.invalidates },
  });
  const run =
    (deed: Deed): BulkRun =>
    (...given) =>
      mutateAsync({ deed, given });
  const saved = (to: PublicationStatus) => run((id) => save(id, to));
  const question = (what: 'publish' | 'remove') => (count: number) => ({
    title: t(`desk.bulk.${what}Title`, { count }),
    text: t(`desk.bulk.${what}Text`),
  });

  return [
    {
      label: t('desk.action.PUBLISHED'),
      icon: 'check',
      confirm: question('publish'),
      run: saved('PUBLISHED'),
    },
    { label: t('desk.action.DRAFT'), icon: 'undo', run: saved('DRAFT') },
    { label: t('desk.action.ARCHIVED'), icon: 'eye-off', run: saved('ARCHIVED') },
    {
      label: t('desk.action.remove'),
      icon: 'trash',
      tone: 'danger',
      confirm: question('remove'),
      run: run(async (id) => {
        await api(remove, { params: { id } });
        removals.getState().hide(id);
      }),
    },
  ];
}
