import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { Audience } from '@campus/shared/contract/notifications/requests';
import { listEduOrgs, listStudentStatuses } from '@campus/shared/contract/resources/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from '../mailings.module.css';
import { useProgrammes } from './useProgrammes';

type Filter = Extract<Audience, { mode: 'FILTER' }>['filter'];

/** What organisations, programmes and states of a study are called, by their ids. */
function useNames({ eduOrgIds, programIds = [], statusIds }: Filter) {
  const organisations = useCallQuery(listEduOrgs, { query: {} }, { enabled: !!eduOrgIds });
  const statuses = useCallQuery(listStudentStatuses, {}, { enabled: !!statusIds });
  const programmes = useProgrammes(programIds);
  const names = new Map([
    ...(organisations.data ?? []).map(({ id, shortName }) => [id, shortName] as const),
    ...(statuses.data ?? []).map(({ id, name }) => [id, name] as const),
    ...programmes.map(({ value, label }) => [value, label] as const),
  ]);
  return (ids: readonly string[] = []) => ids.map((id) => names.get(id) ?? '…').join(', ');
}

/** Each condition of a filter by its name. */
function useConditions(filter: Filter): (readonly [string, string | undefined])[] {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  const namesOf = useNames(filter);
  const each = (group: string, values: readonly string[] = []) =>
    values.map((value) => t(`mailings.${group}.${value}`)).join(', ');
  const period = (from?: string, to?: string) =>
    [
      from && t('mailings.filter.from', { date: date(from) }),
      to && t('mailings.filter.to', { date: date(to) }),
    ]
      .filter(Boolean)
      .join(' ');
  return [
    ['search', filter.search],
    ['eduOrgIds', namesOf(filter.eduOrgIds)],
    ['programIds', namesOf(filter.programIds)],
    ['statusIds', namesOf(filter.statusIds)],
    ['courses', filter.courses?.join(', ')],
    ['levels', each('levels', filter.levels)],
    ['cardStatuses', each('cards', filter.cardStatuses)],
    ['hasCard', filter.hasCard === undefined ? '' : t(`mailings.hasCard.${filter.hasCard}`)],
    ['identityStatuses', each('identities', filter.identityStatuses)],
    ['created', period(filter.createdFrom, filter.createdTo)],
  ];
}

const noFilter: Filter = {};

/** Who is meant, in words: one line for everybody, or a line for each condition. */
export function AudienceWords({ audience }: { audience: Audience }) {
  const { t } = useTranslation('support');
  const conditions = useConditions(audience.mode === 'FILTER' ? audience.filter : noFilter)
    .filter(([, words]) => words)
    .map(([name, words]) => `${t(`mailings.filter.${name}`)}: ${words}`);
  const whole = () => {
    if (audience.mode === 'IDS') return t('mailings.named', { count: audience.humanIds.length });
    return t(`mailings.mode.${audience.mode === 'FILTER' ? 'ALL' : audience.mode}`);
  };
  return (
    <ul className={styles.lines}>
      {(conditions.length > 0 ? conditions : [whole()]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
