import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { listGrants, saveGrants } from '@campus/shared/contract/education/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { useFormat } from '@campus/shared/format/useFormat';
import { useParts } from '@campus/shared/table/useParts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '../grants/organisation/OrganisationGrants';
import {
  bodyOf,
  isEdited,
  isUnderstood,
  keyOf,
  noEdits,
  problemsOf,
  read,
  settled,
  shownOrg,
  valueOf,
  withChanges,
  withoutEdits,
  withTheirs,
  write,
  type Cell,
  type Change,
  type Conflict,
  type Sheet,
} from './grantSheet';
import { useKeptSheet } from './useKeptSheet';

type List = CallOutput<typeof listGrants>;

/** Puts what was saved, or read anew, into every list that is kept. */
function useReplace() {
  const client = useQueryClient();
  return (org: Organisation) =>
    client.setQueriesData<List>(
      { queryKey: [listGrants.path] },
      (list) =>
        list && { ...list, items: list.items.map((one) => (one.id === org.id ? org : one)) },
    );
}

/** An organisation that somebody else has saved first. */
export interface Met extends Conflict {
  org: Organisation;
}

interface Saving {
  sheet: Sheet;
  change: (next: (sheet: Sheet) => Sheet) => void;
}

/** Saves one organisation after another; what is refused stays in its cells. */
function useSaving({ sheet, change }: Saving) {
  const { t } = useTranslation('payments');
  const api = useApi();
  const replace = useReplace();
  const { mutateAsync } = useCall(saveGrants);
  const { run, running } = useParts();
  const [failure, setFailure] = useState<unknown>();
  const [met, setMet] = useState<readonly Met[]>([]);

  const meet = async (org: Organisation, { changedBy: by, changedAt: at }: ApiError) => {
    const { items } = await api(listGrants, { query: {} });
    const theirs = items.find(({ id }) => id === org.id);
    if (!theirs) return;
    replace(theirs);
    change((now) => withTheirs(now, theirs, { by, at }));
    setMet((before) => [...before, { org: theirs, by, at }]);
  };
  const refuse = (org: Organisation, error: ApiError) => {
    const { placeOf } = bodyOf(sheet, org);
    const entries = Object.entries(error.fields ?? {}).map(([path, code]) => [placeOf(path), code]);
    const known = entries.filter(([key]) => key);
    if (known.length === 0) throw error;
    const refused = Object.fromEntries(known) as Record<string, string>;
    change((now) => ({ ...now, refused: { ...now.refused, ...refused } }));
  };
  const send = async (org: Organisation) => {
    try {
      const { body } = bodyOf(sheet, org);
      const saved = await mutateAsync({ params: { eduId: org.id }, body });
      replace(saved);
      change((now) => withoutEdits(now, org.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'VERSION') await meet(org, error);
      else refuse(org, error);
    }
  };
  const save = async (orgs: readonly Organisation[]) => {
    setFailure(undefined);
    setMet([]);
    try {
      const label = t('matrix.saving');
      const sendPart = (part: readonly Organisation[]) => Promise.all(part.map(send));
      await run({ label, items: orgs, size: 1, send: sendPart });
    } catch (error) {
      setFailure(error);
    }
  };
  // Where both have typed the same there is nothing to save any more.
  return { save, running, failure, met: met.filter(({ org }) => isEdited(sheet, org.id)) };
}

/** The matrix as it is typed: changes by cell, their problems, the way back, and saving. */
export function useGrantSheet(mayEdit: boolean) {
  const { i18n } = useTranslation('payments');
  const { shortDate } = useFormat();
  const point = i18n.language.startsWith('en') ? ('.' as const) : (',' as const);
  const writing = { point, shortDate };
  const { sheet, setSheet, forget } = useKeptSheet(mayEdit);
  const [past, setPast] = useState<Sheet[]>([]);
  const saving = useSaving({ sheet, change: setSheet });
  const edited = Object.values(sheet.began).filter(({ id }) => isEdited(sheet, id));
  const problems = Object.assign({}, ...edited.map((org) => problemsOf(sheet, org))) as Record<
    string,
    string
  >;
  const isClear = (org: Organisation) =>
    ![problems, sheet.conflicts].some((marks) =>
      Object.keys(marks).some((key) => key.startsWith(`${org.id}/`)),
    );
  const savedText = (cell: Cell) => write(cell.field, valueOf(cell), writing);

  return {
    sheet,
    saving,
    edited,
    changes: Object.keys(sheet.edits).length,
    ready: edited.filter(isClear),
    textOf: (cell: Cell) => sheet.edits[keyOf(cell)] ?? savedText(cell),
    savedText,
    shown: (org: Organisation) => shownOrg(sheet, org),
    problemOf: (cell: Cell) => problems[keyOf(cell)] ?? sheet.refused[keyOf(cell)],
    conflictOf: (cell: Cell) => sheet.conflicts[keyOf(cell)],
    isChanged: (cell: Cell) => keyOf(cell) in sheet.edits,
    enter: (changes: readonly Change[]) => {
      // What is understood is written as everybody writes it; the rest stays as it was typed.
      const tidy = changes.map((change) => {
        const value = read(change.field, change.text);
        if (!isUnderstood(change.field, value)) return change;
        return { ...change, text: write(change.field, value, writing) };
      });
      const next = withChanges(sheet, tidy);
      if (JSON.stringify(next.edits) === JSON.stringify(sheet.edits)) return;
      setPast((before) => [...before, sheet]);
      setSheet(next);
    },
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setSheet(before);
    },
    settle: (cell: Cell, whose: 'mine' | 'theirs') => setSheet((now) => settled(now, cell, whose)),
    /** Whoever leaves lets go of what is not saved. */
    forget,
    discard: () => {
      setPast((before) => [...before, sheet]);
      setSheet(noEdits);
    },
    save: async (orgs: readonly Organisation[]) => {
      // What is saved is not taken back by a key.
      setPast([]);
      await saving.save(orgs);
    },
  };
}
export type GrantSheet = ReturnType<typeof useGrantSheet>;
