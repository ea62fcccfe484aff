import { useState } from 'react';

/** A row that can be chosen: its key and what it is called. */
export type NamedRow = readonly [key: string, name: string];

export interface Selection {
  /** Key to name, of rows on this page and on others. */
  chosen: ReadonlyMap<string, string>;
  choose: (rows: readonly NamedRow[], isChosen: boolean) => void;
  clear: () => void;
}

const none: ReadonlyMap<string, string> = new Map();

/** Rows chosen in one list; another `scope`, such as another filter, starts with none. */
export function useSelection(scope = ''): Selection {
  const [state, setState] = useState({ scope, chosen: none });
  const chosen = state.scope === scope ? state.chosen : none;
  const choose = (rows: readonly NamedRow[], isChosen: boolean) =>
    setState((last) => {
      // A deed that ends lets its own rows go, not those of another filter.
      if (!isChosen && last.scope !== scope) return last;
      const next = new Map(last.scope === scope ? last.chosen : none);
      for (const [key, name] of rows)
        if (isChosen) next.set(key, name);
        else next.delete(key);
      return { scope, chosen: next };
    });
  return { chosen, choose, clear: () => setState({ scope, chosen: none }) };
}
