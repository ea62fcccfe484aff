import { useApi } from '@campus/shared/api/useApi';
import { isAhead } from '@campus/shared/contract/days';
import { publicationStatuses, type PublicationStatus } from '@campus/shared/contract/media/machine';
import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';
import { useRemovals, useRemovedIds } from '@campus/shared/removal/useUndoableRemoval';
import type { BulkAction, BulkRun } from '@campus/shared/table/BulkBar';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentCalls, useMayWrite, type ContentRecord, type ContentRow } from './contentCalls';
import { useSaveStatus } from './actions/useSaveStatus';

/** What has a moment ahead waits for it; the rest readers get at once. */
const onItsDay = ({ publishAt }: ContentRecord) => (isAhead(publishAt) ? 'SCHEDULED' : 'PUBLISHED');

/** What can be done with several records. */
function useBulkActions(kind: ContentKind): BulkAction[] {
  const { t } = useTranslation('media');
  const api = useApi();
  const save = useSaveStatus(kind);
  const removals = useRemovals();
  const { remove } = contentCalls[kind];
  const { invalidates } = remove;
  const run =
    (deed: BulkRun): BulkRun =>
    async (id) => {
      // Chosen before it was removed by itself.
      if (!removals.getState().ids.has(id)) await deed(id);
    };
  const saved = (to: PublicationStatus) => run((id) => save(id, () => to));
  const question = (what: 'publish' | 'remove') => (count: number) => ({
    title: t(`desk.bulk.${what}Title`, { count }),
    text: t(`desk.bulk.${what}Text`),
  });

  return [
    {
      label: t('desk.action.PUBLISHED'),
      icon: 'check',
      confirm: question('publish'),
      run: run((id) => save(id, onItsDay)),
      invalidates,
    },
    { label: t('desk.action.DRAFT'), icon: 'undo', run: saved('DRAFT'), invalidates },
    { label: t('desk.action.ARCHIVED'), icon: 'eye-off', run: saved('ARCHIVED'), invalidates },
    {
      label: t('desk.action.remove'),
      icon: 'trash',
      tone: 'danger',
      confirm: question('remove'),
      run: run(async (id) => {
        await api(remove, { params: { id } });
        removals.getState().hide(id);
      }),
      invalidates,
    },
  ];
}

interface DeskProps {
  name: string;
  caption: string;
  actions?: BulkAction[];
  rowKey: (row: ContentRow) => string;
  rowLink: (row: ContentRow) => string;
  removed: ReadonlySet<string>;
  totalLabel: (count: number) => string;
  empty: { title: string; text?: string; action?: ReactNode; isOfTab?: boolean };
}

/** What the lists of all kinds are given alike. */
export function useDeskProps(kind: ContentKind): DeskProps {
  const { t } = useTranslation('media');
  const mayWrite = useMayWrite(kind);
  const actions = useBulkActions(kind);
  const [{ status }, , hrefOf] = useFilter({ status: urlChoice(publicationStatuses) });
  const all = (
    <ButtonLink to={hrefOf({ status: undefined })} variant="soft">
      {t('desk.empty.showAll')}
    </ButtonLink>
  );
  const write = <ButtonLink to={mediaPaths.newContent(kind)}>{t('desk.empty.write')}</ButtonLink>;
  return {
    name: `contents.${kind}`,
    caption: t(`desk.list.${kind}`),
    ...(mayWrite && { actions }),
    rowKey: ({ id }: ContentRow) => id,
    rowLink: ({ id }: ContentRow) => mediaPaths.content(kind, id),
    removed: useRemovedIds(),
    totalLabel: (count: number) => t('desk.total', { count }),
    empty: status
      ? { title: t(`desk.empty.${status}`), action: all, isOfTab: true }
      : {
          title: t(`desk.empty.title.${kind}`),
          ...(mayWrite && { text: t('desk.empty.text'), action: write }),
        },
  };
}
