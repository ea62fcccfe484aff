import { useSession } from '@campus/shared/remote/useSession';
import { useRemembered } from '@campus/shared/table/useRemembered';
import { useEffect, useRef } from 'react';

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

/** Views of one list, kept in this browser for one account. */
export function useSavedViews(list: string) {
  const [remembered, remember] = useRemembered(
    `campus.views.${useSession().id ?? 'guest'}.${list}`,
  );
  const views = Array.isArray(remembered) ? remembered.filter(isView) : [];
  // An undo comes later than the render that offered it.
  const latest = useRef(views);
  useEffect(() => {
    latest.current = views;
  });

  const others = (name: string) => latest.current.filter((view) => view.name !== name);
  return {
    views,
    /** One of the same name takes the place of the earlier. */
    keep: (view: SavedView) => remember([...others(view.name), view]),
    remove: (name: string) => remember(others(name)),
    rename: (from: string, to: string) =>
      remember(
        latest.current
          .filter(({ name }) => name === from || name !== to)
          .map((view) => (view.name === from ? { ...view, name: to } : view)),
      ),
    /** At most one opens by itself. */
    setDefault: (name: string | undefined) =>
      remember(latest.current.map((view) => ({ ...view, isDefault: view.name === name }))),
  };
}

export type SavedViewsState = ReturnType<typeof useSavedViews>;
