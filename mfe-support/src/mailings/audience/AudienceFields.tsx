import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import { useListedChoices } from '@campus/shared/choice/useListedChoices';
import { cardStatuses } from '@campus/shared/contract/cards/machine';
import { studyLevels } from '@campus/shared/contract/education/requests';
import { identityStatuses } from '@campus/shared/contract/people/machine';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import { DateRangeField } from '@campus/shared/form/DateRangeField';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { RadioField } from '@campus/shared/form/RadioField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NotificationValues } from '../editor/notificationValues';
import { useProgrammes, useProgrammeSearch } from './useProgrammes';
import { PeopleField } from './people/PeopleField';

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
          options={optionsOf(studyLevels, (value) => t(`mailings.levels.${value}`))}
          optional
        />
        <MultiSelectField
          name="audience.filter.courses"
          label={t('mailings.filter.courses')}
          options={optionsOf(courses, (value) => value)}
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
          options={optionsOf(cardStatuses, (value) => t(`mailings.cards.${value}`))}
          optional
        />
        <SelectField
          name="audience.filter.hasCard"
          label={t('mailings.filter.hasCard')}
          placeholder={t('mailings.hasCard.any')}
          options={optionsOf(flags, (value) => t(`mailings.hasCard.${value === 'yes'}`))}
          optional
        />
      </FieldRow>
      <MultiSelectField
        name="audience.filter.identityStatuses"
        label={t('mailings.filter.identityStatuses')}
        options={optionsOf(identityStatuses, (value) => t(`mailings.identities.${value}`))}
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
