import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listSavedViews, saveViews } from '@campus/shared/contract/staff/calls';
import { viewsPerList } from '@campus/shared/contract/staff/viewsPerList';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemembered } from '@campus/shared/table/useRemembered';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

const withRest = (views: readonly SavedView[], rest: readonly SavedView[]) => {
  const isThere = isNamedIn(views);
  return [...views, ...rest.filter((view) => !isThere(view))];
};

type Change = (views: readonly SavedView[]) => SavedView[];

/** What the account keeps; nothing where nobody of the staff is signed in, or the server cannot. */
function useAccountViews(list: string) {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const api = useApi();
  const sayFailed = useFailureNotice();
  const input = { params: { list } };
  const mayKeep = mayUse(useSession(), listSavedViews.access);
  const query = useCallQuery(listSavedViews, input, { enabled: mayKeep });
  const mutationKey = [saveViews.path, input];
  const show = (views: SavedView[]) => client.setQueryData([listSavedViews.path, input], views);
  const { mutate } = useMutation({
    mutationKey,
    // One after another: each begins with what the one before has left.
    scope: { id: `${saveViews.path} ${list}` },
    meta: { invalidates: [] },
    mutationFn: async ({ change }: { change: Change; onDone: () => void }) => {
      // All are kept at once, and another tab may have kept one since they were read.
      const views = change(await api(listSavedViews, input));
      await api(saveViews, { ...input, body: { views } });
      return views;
    },
    onSuccess: (views, { onDone }) => {
      onDone();
      // A later change is shown already.
      if (client.isMutating({ mutationKey }) === 1) show(views);
    },
    onError: (error) => {
      sayFailed(error, t('table.views.failed'));
      return query.refetch();
    },
  });
  return { views: query.data, show, keep: mutate };
}

/** Views of one list: kept with the account of staff, or in this browser where the server has no place. */
export function useSavedViews(list: string) {
  const account = useAccountViews(list);
  const [remembered, remember] = useRemembered(
    `campus.views.${useSession().id ?? 'guest'}.${list}`,
  );
  const here = Array.isArray(remembered) ? remembered.filter(isView) : [];
  const there: SavedView[] | undefined = account.views;
  const views = there ? withRest(there, here) : here;
  // An undo comes later than the render that offered it.
  const latest = useRef({ views, here });
  useEffect(() => {
    latest.current = { views, here };
  });

  const write = (change: Change) => {
    const next = change(latest.current.views);
    if (!there) return remember(next);
    account.show(next);
    account.keep({
      // Those of this browser go to the account with the next change.
      change: (kept) => change(withRest(kept, latest.current.here)),
      onDone: () => remember(undefined),
    });
  };
  return {
    views,
    /** Whether they are there wherever one signs in. */
    isOnAccount: !!there,
    isFull: !!there && views.length >= viewsPerList,
    /** One of the same name takes the place of the earlier, and opens by itself where that did. */
    keep: (view: SavedView) => {
      write((all) => {
        const rest = all.filter(({ name }) => name !== view.name);
        const { isDefault = all.find(isNamedIn([view]))?.isDefault } = view;
        // By the time of an undo another may be the one that opens.
        const isTaken = rest.some((other) => other.isDefault);
        return [...rest, { ...view, isDefault: !!isDefault && !isTaken }];
      });
    },
    remove: (name: string) => write((all) => all.filter((view) => view.name !== name)),
    rename: (from: string, to: string) =>
      write((all) => all.map((view) => (view.name === from ? { ...view, name: to } : view))),
    /** At most one opens by itself. */
    setDefault: (name: string | undefined) =>
      write((all) => all.map((view) => ({ ...view, isDefault: view.name === name }))),
  };
}

export type SavedViewsState = ReturnType<typeof useSavedViews>;
