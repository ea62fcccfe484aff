import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useFoundChoices } from '@campus/shared/choice/useFoundChoices';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPrograms } from '@campus/shared/contract/education/calls';
import { useTranslation } from 'react-i18next';

type Program = CallOutput<typeof listPrograms>['items'][number];

const choiceOf = ({ id, name, code }: Program) => ({ value: id, label: name, hint: code });

/** Programmes that the grant is given for, by what is typed, and the one that is chosen. */
export function usePrograms(chosen: string) {
  const { t } = useTranslation('shared');
  const api = useApi();
  const { search, found } = useFoundChoices(async (text, signal) => {
    const query = { search: text || undefined, size: 50 };
    const { items } = await api(listPrograms, { query }, { signal });
    return items.filter(({ grantEligible }) => grantEligible).map(choiceOf);
  });
  // A draft has the id alone. Another server may not know how to find one: then it is among the first.
  const asked = useCallQuery(
    listPrograms,
    { query: { id: chosen, size: 100 } },
    { enabled: chosen !== '' && !found.has(chosen) },
  );
  const program = asked.data?.items.find(({ id }) => id === chosen);
  const known = found.get(chosen) ?? (program && choiceOf(program));
  const unnamed = {
    value: chosen,
    label: t(asked.isFetching ? 'choice.loading' : 'choice.unknown'),
  };
  return { search, selected: chosen ? (known ?? unnamed) : undefined };
}
