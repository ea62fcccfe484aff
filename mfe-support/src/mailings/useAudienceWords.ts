import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { Audience } from '@campus/shared/contract/notifications/requests';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';

type Filter = Extract<Audience, { mode: 'FILTER' }>['filter'];

/** What organisations and states of a study are called, by their ids. */
function useNames(isAsked: boolean) {
  const organisations = useCallQuery(listEduOrgs, { query: {} }, { enabled: isAsked });
  const statuses = useCallQuery(listStudentStatuses, {}, { enabled: isAsked });
  const names = new Map([
    ...(organisations.data ?? []).map(({ id, shortName }) => [id, shortName] as const),
    ...(statuses.data ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  return (ids: readonly string[] = []) => ids.map((id) => names.get(id) ?? '…').join(', ');
}

/** Each condition of a filter by its name. */
function useConditions(isAsked: boolean) {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  const namesOf = useNames(isAsked);
  const each = (group: string, values: readonly string[] = []) =>
    values.map((value) => t(`mailings.${group}.${value}`)).join(', ');
  const period = (from?: string, to?: string) =>
    [
      from && t('mailings.filter.from', { date: date(from) }),
      to && t('mailings.filter.to', { date: date(to) }),
    ]
      .filter(Boolean)
      .join(' ');
  return (filter: Filter): (readonly [string, string | undefined])[] => [
    ['search', filter.search],
    ['eduOrgIds', namesOf(filter.eduOrgIds)],
    ['programIds', filter.programIds && String(filter.programIds.length)],
    ['statusIds', namesOf(filter.statusIds)],
    ['courses', filter.courses?.join(', ')],
    ['levels', each('levels', filter.levels)],
    ['cardStatuses', each('cards', filter.cardStatuses)],
    ['hasCard', filter.hasCard === undefined ? '' : t(`mailings.hasCard.${filter.hasCard}`)],
    ['identityStatuses', each('identities', filter.identityStatuses)],
    ['created', period(filter.createdFrom, filter.createdTo)],
  ];
}

/** Who is meant, in words: one line for everybody, or a line for each condition. */
export function useAudienceWords(isAsked = true) {
  const { t } = useTranslation('support');
  const conditionsOf = useConditions(isAsked);
  return (audience: Audience): string[] => {
    if (audience.mode === 'IDS') return [t('mailings.named', { count: audience.humanIds.length })];
    if (audience.mode !== 'FILTER') return [t(`mailings.mode.${audience.mode}`)];
    const conditions = conditionsOf(audience.filter).filter(([, words]) => words);
    if (conditions.length === 0) return [t('mailings.mode.ALL')];
    return conditions.map(([name, words]) => `${t(`mailings.filter.${name}`)}: ${words}`);
  };
}
