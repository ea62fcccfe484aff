import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { cardStatuses } from '@campus/shared/contract/cards/machine';
import { momentsOf } from '@campus/shared/contract/days';
import { listPrograms } from '@campus/shared/contract/education/calls';
import { studyLevels } from '@campus/shared/contract/education/requests';
import { createNotificationForHumans } from '@campus/shared/contract/notifications/calls';
import { createPaymentForHumans } from '@campus/shared/contract/payments/calls';
import { humanStates, identityStatuses } from '@campus/shared/contract/people/machine';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesFilter,
  choicesOf,
  flagFilter,
  rangeFilter,
  searchFilter,
  namedChoices,
  shortChoices,
} from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { personCells } from '@campus/shared/table/personCells';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Screen } from '@campus/shared/ui/Screen';
import { urlIds } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardStatus } from '../campusCard/CardStatus';
import { IdentityState } from '../person/IdentityState';
import type { People } from './drafts/DraftWindow';
import { NotificationDraft } from './drafts/NotificationDraft';
import { PaymentDraft } from './drafts/PaymentDraft';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

const courses = [1, 2, 3, 4, 5, 6, 7];

type Programme = CallOutput<typeof listPrograms>['items'][number];
type Person = CallOutput<typeof filterHumans>['items'][number];

function useColumns(): Column<Person>[] {
  const { t } = useTranslation('participant');
  const { fullName, phone, shortDate } = useFormat();
  const nameOf = (person: Person) => fullName(person) || person.email;
  return [
    {
      key: 'name',
      header: t('people.name'),
      ...personCells({ nameOf, noteOf: (person) => fullName(person) && person.email }),
    },
    {
      key: 'study',
      header: t('people.study'),
      cell: ({ student }) =>
        student && [student.eduOrg.shortName, student.group].filter(Boolean).join(', '),
    },
    {
      key: 'studyState',
      header: t('people.studyState'),
      cell: ({ student }) => student?.status.name,
      priority: 'secondary',
    },
    {
      key: 'identity',
      header: t('people.identity'),
      priority: 'spare',
      cell: ({ identityStatus }) => <IdentityState status={identityStatus} />,
      text: ({ identityStatus }) => t(`identityStatus.${identityStatus}`),
    },
    {
      key: 'card',
      header: t('people.card'),
      cell: ({ card }) => card && <CardStatus status={card.status} />,
      text: ({ card }) => (card ? t(`campusCard.status.${card.status}`) : ''),
    },
    { key: 'snils', header: t('people.snils'), cell: ({ snils }) => snils, hidden: true },
    {
      key: 'phone',
      header: t('people.phone'),
      cell: ({ phone: number }) => number && phone(number),
      hidden: true,
    },
    {
      key: 'birthDate',
      header: t('people.birthDate'),
      cell: ({ birthDate }) => birthDate && shortDate(birthDate),
      hidden: true,
    },
    {
      key: 'created',
      header: t('people.created'),
      cell: ({ createdAt }) => shortDate(createdAt),
    },
  ];
}

const pageSize = 100;

/** What is taught by those organisations that the list is narrowed to: of all there are too many. */
function useProgrammes() {
  const { t } = useTranslation('participant');
  const api = useApi();
  const [{ eduOrgIds }] = useFilter({ eduOrgIds: urlIds });
  const readAll = async (eduOrgId: string, signal: AbortSignal) => {
    const found: Programme[] = [];
    for (;;) {
      const query = { eduOrgId, skip: found.length, size: pageSize };
      const { items, total } = await api(listPrograms, { query }, { signal });
      found.push(...items);
      if (items.length === 0 || found.length >= total) return found;
    }
  };
  const programmes = useQuery({
    queryKey: ['people', 'programmes', ...eduOrgIds],
    queryFn: async ({ signal }) =>
      (await Promise.all(eduOrgIds.map((id) => readAll(id, signal)))).flat(),
    enabled: eduOrgIds.length > 0,
  });
  const labelOf = ({ name, code, eduOrg }: Programme) =>
    [`${name} · ${code}`, ...(eduOrgIds.length > 1 ? [eduOrg.shortName] : [])].join(' · ');
  const options = choicesOf(programmes, (list) =>
    list.map((one) => ({ value: one.id, label: labelOf(one) })),
  );
  const programIds = choicesFilter({
    label: t('people.programme'),
    any: t('people.any.programme'),
    options,
  });
  return { ...(eduOrgIds.length > 0 && { programIds }) };
}

function useFilters() {
  const { t } = useTranslation('participant');
  const programmes = useProgrammes();
  const statuses = choicesOf(useCallQuery(listStudentStatuses), namedChoices);
  const organisations = choicesOf(useCallQuery(listEduOrgs, { query: {} }), shortChoices);
  return {
    search: searchFilter({ label: t('people.search'), placeholder: t('people.searchHint') }),
    eduOrgIds: choicesFilter({
      label: t('people.organisation'),
      any: t('people.any.organisation'),
      options: organisations,
    }),
    ...programmes,
    statusIds: choicesFilter({
      label: t('people.studyState'),
      any: t('people.any.study'),
      options: statuses,
    }),
    levels: choicesFilter({
      label: t('people.level'),
      any: t('people.any.level'),
      options: optionsOf(studyLevels, (value) => t(`level.${value}`)),
    }),
    courses: choicesFilter({
      label: t('people.course'),
      any: t('people.any.course'),
      options: courses.map((course) => ({
        value: String(course),
        label: t('people.courseOf', { course }),
      })),
    }),
    identityStatuses: choicesFilter({
      label: t('people.identity'),
      any: t('people.any.identity'),
      options: optionsOf(identityStatuses, (value) => t(`identityStatus.${value}`)),
    }),
    cardStatuses: choicesFilter({
      label: t('people.card'),
      any: t('people.any.card'),
      options: optionsOf(cardStatuses, (value) => t(`campusCard.status.${value}`)),
    }),
    hasCard: flagFilter({
      label: t('people.hasCard'),
      any: t('people.any.hasCard'),
      yes: t('people.holds.yes'),
      no: t('people.holds.no'),
    }),
    state: choiceFilter({
      label: t('people.account'),
      any: t('people.state.ACTIVE'),
      options: humanStates
        .filter((value) => value !== 'ACTIVE')
        .map((value) => ({ value, label: t(`people.state.${value}`) })),
    }),
    created: rangeFilter({ label: t('people.created') }),
  };
}

const some = <T,>(values: readonly T[]) => (values.length > 0 ? [...values] : undefined);

/** What staff may draft for everybody whom the filters of the register find. */
export function FoundDrafts({ found }: { found: People }) {
  const session = useSession();
  return (
    <>
      {mayUse(session, createNotificationForHumans.access) && <NotificationDraft found={found} />}
      {mayUse(session, createPaymentForHumans.access) && <PaymentDraft found={found} />}
    </>
  );
}

/** Everybody with an account: found by name, study, identity and card. */
export function PeopleScreen() {
  const { t } = useTranslation('participant');
  const columns = useColumns();
  const filters = useFilters();
  return (
    <Screen title={t('people.title')}>
      <List
        call={filterHumans}
        name="people"
        caption={t('people.title')}
        filters={filters}
        input={({ search, state, hasCard, created, ...chosen }) => {
          const { from, to } = momentsOf(created);
          return {
            body: {
              search,
              state,
              eduOrgIds: some(chosen.eduOrgIds),
              programIds: some(chosen.programIds ?? []),
              statusIds: some(chosen.statusIds),
              levels: some(chosen.levels),
              courses: some(chosen.courses.map(Number)),
              hasCard,
              identityStatuses: some(chosen.identityStatuses),
              cardStatuses: some(chosen.cardStatuses),
              createdFrom: from,
              createdTo: to,
            },
          };
        }}
        sort={{ column: 'created', asc: false }}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => peoplePaths.person(id)}
        empty={{ title: t('people.empty') }}
        totalLabel={(count) => t('people.total', { count })}
        foundActions={(found) => <FoundDrafts found={found} />}
      />
    </Screen>
  );
}
