import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import { useListedChoices } from '@campus/shared/choice/useListedChoices';
import { cardStatuses } from '@campus/shared/contract/cards/machine';
import { studyLevels } from '@campus/shared/contract/education/requests';
import { identityStatuses } from '@campus/shared/contract/people/machine';
import { filterHumans, getHuman } from '@campus/shared/contract/people/staffCalls';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { RadioField } from '@campus/shared/form/RadioField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NotificationValues } from '../editor/notificationValues';
import { useProgrammes, useProgrammeSearch } from './useProgrammes';

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
function PeopleField() {
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

const courses = ['1', '2', '3', '4', '5', '6', '7'];

type Lists = 'eduOrgIds' | 'programIds' | 'statusIds';
const useChosen = (list: Lists) =>
  useWatch<NotificationValues, `audience.filter.${Lists}`>({ name: `audience.filter.${list}` });

/** Each is asked for its name when the draft is opened again. */
const mostProgrammes = 50;

function ProgrammesField() {
  const { t } = useTranslation('support');
  const [before] = useState(useChosen('programIds'));
  return (
    <MultiSelectField
      name="audience.filter.programIds"
      label={t('mailings.filter.programIds')}
      search={useProgrammeSearch()}
      selected={useProgrammes(before)}
      limit={mostProgrammes}
      optional
    />
  );
}

/** Where and in which state somebody studies. */
function StudyFields() {
  const { t } = useTranslation('support');
  const organisations = useCallQuery(listEduOrgs, { query: {} });
  const statuses = useCallQuery(listStudentStatuses);
  const organisation = useListedChoices(organisations, useChosen('eduOrgIds'));
  const status = useListedChoices(statuses, useChosen('statusIds'));
  return (
    <>
      <MultiSelectField
        {...organisation.source}
        selected={organisation.unknown}
        name="audience.filter.eduOrgIds"
        label={t('mailings.filter.eduOrgIds')}
        optional
      />
      <ProgrammesField />
      <MultiSelectField
        {...status.source}
        selected={status.unknown}
        name="audience.filter.statusIds"
        label={t('mailings.filter.statusIds')}
        optional
      />
      <FieldRow>
        <MultiSelectField
          name="audience.filter.levels"
          label={t('mailings.filter.levels')}
          options={studyLevels.map((value) => ({ value, label: t(`mailings.levels.${value}`) }))}
          optional
        />
        <MultiSelectField
          name="audience.filter.courses"
          label={t('mailings.filter.courses')}
          options={courses.map((value) => ({ value, label: value }))}
          optional
        />
      </FieldRow>
    </>
  );
}

/** What is known of a person besides the studies. */
function PersonFields() {
  const { t } = useTranslation('support');
  const flags = ['yes', 'no'] as const;
  return (
    <>
      <FieldRow>
        <MultiSelectField
          name="audience.filter.cardStatuses"
          label={t('mailings.filter.cardStatuses')}
          options={cardStatuses.map((value) => ({
            value,
            label: t(`mailings.cards.${value}`),
          }))}
          optional
        />
        <SelectField
          name="audience.filter.hasCard"
          label={t('mailings.filter.hasCard')}
          placeholder={t('mailings.hasCard.any')}
          options={flags.map((value) => ({
            value,
            label: t(`mailings.hasCard.${value === 'yes'}`),
          }))}
          optional
        />
      </FieldRow>
      <MultiSelectField
        name="audience.filter.identityStatuses"
        label={t('mailings.filter.identityStatuses')}
        options={identityStatuses.map((value) => ({
          value,
          label: t(`mailings.identities.${value}`),
        }))}
        optional
      />
      <DateRangeField
        nameFrom="audience.filter.createdFrom"
        nameTo="audience.filter.createdTo"
        label={t('mailings.filter.created')}
        optional
      />
    </>
  );
}

/** Conditions that all have to hold. */
function FilterFields() {
  const { t } = useTranslation('support');
  const seesPeople = mayUse(useSession(), filterHumans.access);
  const search = useWatch<NotificationValues, 'audience.filter.search'>({
    name: 'audience.filter.search',
  });
  return (
    <>
      {seesPeople ? (
        <TextField
          name="audience.filter.search"
          label={t('mailings.filter.search')}
          hint={t('mailings.filter.searchHint')}
          optional
        />
      ) : (
        search && <p>{`${t('mailings.filter.search')}: ${search}`}</p>
      )}
      <StudyFields />
      <PersonFields />
    </>
  );
}

/** Who gets it: everybody, or those whom the conditions or the names choose. */
export function AudienceFields() {
  const { t } = useTranslation('support');
  const seesPeople = mayUse(useSession(), filterHumans.access);
  const mode = useWatch<NotificationValues, 'audience.mode'>({ name: 'audience.mode' });
  const modes = ['ALL', 'STUDENTS', 'FILTER', 'IDS'] as const;
  // Who has no register of people cannot name anybody, but may send what others have addressed.
  const known = modes.filter((one) => one !== 'IDS' || seesPeople || mode === 'IDS');
  return (
    <>
      <RadioField
        name="audience.mode"
        label={t('mailings.audience')}
        options={known.map((value) => ({
          value,
          label: t(`mailings.mode.${value}`),
          hint: t(`mailings.modeHint.${value}`),
        }))}
      />
      {mode === 'FILTER' && <FilterFields />}
      {mode === 'IDS' && <PeopleField />}
    </>
  );
}
