import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { Choice } from '@campus/shared/choice/useChoices';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPrograms } from '@campus/shared/contract/education/calls';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type Programme = CallOutput<typeof listPrograms>['items'][number];

/** Several organisations teach programmes of one name. */
const choiceOf = ({ id, name, code, eduOrg }: Programme): Choice => ({
  value: id,
  label: name,
  hint: `${code} · ${eduOrg.shortName}`,
});

/** Programmes by what is typed, a page of them. */
export function useProgrammeSearch() {
  const api = useApi();
  return async (text: string) => {
    const query = { search: text.trim() || undefined, size: 50 };
    const { items } = await api(listPrograms, { query });
    return items.map(choiceOf);
  };
}

/** Those that were chosen before, with their names as far as they are known. */
export function useProgrammes(ids: readonly string[]): Choice[] {
  const api = useApi();
  const { t } = useTranslation('support');
  return useQueries({
    // Another server may not know how to find one: then it is among the first hundred.
    queries: ids.map((id) => queryOf(api, listPrograms, { query: { id, size: 100 } })),
    combine: (answers) =>
      answers.map(({ data }, index) => {
        const value = ids[index] ?? '';
        const found = data?.items.find(({ id }) => id === value);
        return found ? choiceOf(found) : { value, label: t('mailings.programme') };
      }),
  });
}
