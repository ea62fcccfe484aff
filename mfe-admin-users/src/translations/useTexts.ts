import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { listBundledTexts } from '@campus/shared/contract/releases/calls';
import {
  listLanguages,
  listTextStates,
  listTranslations,
} from '@campus/shared/contract/resources/calls';
import type { Wordings } from '@campus/shared/contract/resources/wordings';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { textRows, toRow } from './textRows';

const everything = 10_000;
const none: never[] = [];

/** What the server has of one language; it may lack the states, and then conflicts are not noticed. */
function useLanguageTexts(languageId: string | undefined) {
  const input = { query: { languageId, size: everything, asc: true } };
  const options = { enabled: languageId !== undefined };
  const translations = useCallQuery(listTranslations, input, options);
  const states = useCallQuery(listTextStates, input, options);
  return {
    translations,
    states,
    texts: useMemo(
      () => ({ translations: translations.data?.items ?? none, states: states.data?.items }),
      [translations.data, states.data],
    ),
  };
}

/** Every text of the product, of the code and of staff, with what was saved here since it was read. */
export function useTexts() {
  const languages = useCallQuery(listLanguages);
  const idOf = (key: LanguageKey) => languages.data?.items.find((each) => each.key === key)?.id;
  const ids = { ru: idOf('ru') ?? '', en: idOf('en') ?? '' };
  const bundled = useCallQuery(listBundledTexts);
  const ru = useLanguageTexts(idOf('ru'));
  const en = useLanguageTexts(idOf('en'));
  const [saved, setSaved] = useState<ReadonlyMap<string, Wordings>>(new Map());

  const required: UseQueryResult<unknown>[] = [languages, ru.translations, en.translations];
  const optional: UseQueryResult<unknown>[] = [bundled, ru.states, en.states];
  const query =
    required.find(({ isError }) => isError) ??
    [...required, ...optional].find(({ isPending }) => isPending) ??
    en.translations;
  // Put together once all of them are there, and not with each that comes.
  const { isPending } = query;
  const read = useMemo(
    () => (isPending ? none : textRows(bundled.data ?? none, { ru: ru.texts, en: en.texts })),
    [isPending, bundled.data, ru.texts, en.texts],
  );
  const rows = useMemo(
    () =>
      read.map((row) => {
        const text = saved.get(row.mnemonic);
        return text ? toRow(text) : row;
      }),
    [read, saved],
  );
  return {
    query,
    rows,
    ids,
    bundled: bundled.data,
    /** What one save has changed, without asking for all of it anew. */
    keep: (text: Wordings) => setSaved((before) => new Map(before).set(text.mnemonic, text)),
    refresh: async () => {
      const all = [ru.translations, en.translations, ru.states, en.states];
      await Promise.all(all.map((each) => each.refetch()));
      setSaved(new Map());
    },
  };
}

export type Texts = ReturnType<typeof useTexts>;
