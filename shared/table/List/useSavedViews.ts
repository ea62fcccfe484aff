import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listSavedViews, saveViews } from '@campus/shared/contract/staff/calls';
import { viewsPerList } from '@campus/shared/contract/staff/viewsPerList';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemembered } from '@campus/shared/table/useRemembered';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface SavedView {
  name: string;
  /** The part of the address that belongs to the list. */
  search: string;
  hidden: string[];
  isDefault?: boolean;
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string' &&
  'hidden' in value &&
  Array.isArray(value.hidden);

const isNamedIn = (views: readonly SavedView[]) => {
  const names = new Set(views.map(({ name }) => name));
  return ({ name }: SavedView) => names.has(name);
};

/** What the account keeps; nothing where nobody of the staff is signed in, or the server cannot. */
function useAccountViews(list: string) {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const sayFailed = useFailureNotice();
  const input = { params: { list } };
  const mayKeep = mayUse(useSession(), listSavedViews.access);
  const query = useCallQuery(listSavedViews, input, { enabled: mayKeep });
  const { mutate } = useCall(saveViews);
  const keep = (views: SavedView[], onSuccess: () => void) => {
    client.setQueryData([listSavedViews.path, input], views);
    mutate(
      { ...input, body: { views } },
      {
        onSuccess,
        onError: (error) => {
          sayFailed(error, t('table.views.failed'));
          void query.refetch();
        },
      },
    );
  };
  return { views: query.data, keep };
}

/** Views of one list: kept with the account of staff, or in this browser where the server has no place. */
export function useSavedViews(list: string) {
  const account = useAccountViews(list);
  const [remembered, remember] = useRemembered(
    `campus.views.${useSession().id ?? 'guest'}.${list}`,
  );
  const here = Array.isArray(remembered) ? remembered.filter(isView) : [];
  const there: SavedView[] | undefined = account.views;
  // Those of this browser go to the account with the next change.
  const isThere = isNamedIn(there ?? []);
  const views = there ? [...there, ...here.filter((view) => !isThere(view))] : here;
  // An undo comes later than the render that offered it.
  const latest = useRef(views);
  useEffect(() => {
    latest.current = views;
  });

  const write = (next: SavedView[]) => {
    if (there) account.keep(next, () => remember(undefined));
    else remember(next);
  };
  const others = (name: string) => latest.current.filter((view) => view.name !== name);
  return {
    views,
    /** Whether they are there wherever one signs in. */
    isOnAccount: !!there,
    isFull: !!there && views.length >= viewsPerList,
    /** One of the same name takes the place of the earlier, and opens by itself where that did. */
    keep: (view: SavedView) => {
      const rest = others(view.name);
      const { isDefault = latest.current.find(isNamedIn([view]))?.isDefault } = view;
      // By the time of an undo another may be the one that opens.
      const isTaken = rest.some((other) => other.isDefault);
      write([...rest, { ...view, isDefault: !!isDefault && !isTaken }]);
    },
    remove: (name: string) => write(others(name)),
    rename: (from: string, to: string) =>
      write(latest.current.map((view) => (view.name === from ? { ...view, name: to } : view))),
    /** At most one opens by itself. */
    setDefault: (name: string | undefined) =>
      write(latest.current.map((view) => ({ ...view, isDefault: view.name === name }))),
  };
}

export type SavedViewsState = ReturnType<typeof useSavedViews>;
