import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import { filterHumans, getHuman } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NotificationValues } from '../../editor/notificationValues';

/** More than these are a list that somebody else has made: nobody reads as many names. */
const legible = 100;
const name = 'audience.humanIds';

interface Person {
  id: string;
  email: string;
  lastName: string | null;
  firstName: string | null;
}

/** What those are called who were chosen before. */
function usePeople(ids: readonly string[]) {
  const api = useApi();
  const { t } = useTranslation('support');
  const { fullName } = useFormat();
  return useQueries({
    queries: ids.map((id) => queryOf(api, getHuman, { params: { id }, query: {} })),
    combine: (answers) =>
      answers.map(({ data }, index) => ({
        value: ids[index] ?? '',
        label: data ? fullName(data) || data.email : t('mailings.people.unknown'),
      })),
  });
}

function ChosenByName() {
  const { t } = useTranslation('support');
  const { fullName } = useFormat();
  const api = useApi();
  const chosen = useWatch<NotificationValues, typeof name>({ name });
  const [before] = useState(chosen);
  const selected = usePeople(before);
  const choiceOf = (person: Person) => ({
    value: person.id,
    label: fullName(person) || person.email,
    hint: person.email,
  });
  return (
    <MultiSelectField
      name={name}
      label={t('mailings.people.label')}
      hint={t('mailings.people.hint')}
      missing={t('mailings.people.missing')}
      limit={legible}
      selected={selected}
      search={async (text) => {
        const search = text.trim() || undefined;
        const found = await api(filterHumans, { query: { size: 20 }, body: { search } });
        return found.items.map(choiceOf);
      }}
    />
  );
}

/** People by name, for those who have the register; a list that is too long to read is only counted. */
export function PeopleField() {
  const { t } = useTranslation('support');
  const { setValue } = useFormContext<NotificationValues>();
  const chosen = useWatch<NotificationValues, typeof name>({ name });
  const seesPeople = mayUse(useSession(), filterHumans.access);
  const isLong = chosen.length > legible;
  if (seesPeople && !isLong) return <ChosenByName />;
  return (
    <Stack direction="row" gap={3} align="center">
      <p>{t('mailings.named', { count: chosen.length })}</p>
      {seesPeople && (
        <Button size="s" variant="ghost" onClick={() => setValue(name, [], { shouldDirty: true })}>
          {t('mailings.people.none')}
        </Button>
      )}
    </Stack>
  );
}
