import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  decideCandidates,
  exportCandidates,
  listPaymentEduOrgTotals,
} from '@campus/shared/contract/payments/calls';
import { checkKeys } from '@campus/shared/contract/payments/machine';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import {
  candidateDecisions,
  candidateItemStatuses,
  candidateOrders,
} from '@campus/shared/contract/payments/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { DataTable } from '@campus/shared/table/DataTable';
import { choicesOf } from '@campus/shared/table/filters';
import { ExportButton } from '@campus/shared/table/ExportButton';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { useSelection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice, urlFlag, urlId, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Decisions } from '../decisions/Decisions';
import styles from './CandidatesTab.module.css';
import { useCandidateColumns } from './useCandidateColumns';
import { type Candidate, useCandidates } from './useCandidates';

function useAddress() {
  return useFilter({
    search: urlText,
    org: urlId,
    decision: urlChoice(candidateDecisions),
    item: urlChoice(candidateItemStatuses),
    check: urlChoice(checkKeys),
    sort: urlChoice(candidateOrders),
    asc: urlFlag,
  });
}

const listOf = <T,>(value: T | undefined) => (value === undefined ? undefined : [value]);

function Filters({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const [filter, setFilter] = useAddress();
  const orgs = useCallQuery(listPaymentEduOrgTotals, { params: { id: register.id } });
  return (
    <div className={styles.filters}>
      <SearchField label={t('register.candidates.search')} />
      <FilterSelect
        label={t('register.candidates.organisation')}
        value={filter.org ?? ''}
        options={choicesOf(orgs, (rows) =>
          rows.map(({ eduOrg }) => ({ value: eduOrg.id, label: eduOrg.shortName })),
        )}
        onChange={(org) => setFilter({ org: urlId([org]) })}
      />
      <FilterSelect
        label={t('register.candidates.decision')}
        value={filter.decision ?? ''}
        options={optionsOf(candidateDecisions, (value) => t(`register.decision.${value}`))}
        onChange={(value) => setFilter({ decision: urlChoice(candidateDecisions)([value]) })}
      />
      <FilterSelect
        label={t('register.candidates.item')}
        value={filter.item ?? ''}
        options={optionsOf(candidateItemStatuses, (value) => t(`register.item.${value}`))}
        onChange={(value) => setFilter({ item: urlChoice(candidateItemStatuses)([value]) })}
      />
      <FilterSelect
        label={t('register.candidates.failed')}
        value={filter.check ?? ''}
        options={optionsOf(checkKeys, (value) => t(`register.check.${value}.name`))}
        onChange={(value) => setFilter({ check: urlChoice(checkKeys)([value]) })}
      />
    </div>
  );
}

interface MoreProps {
  onMore: () => void;
  isLoading: boolean;
  hasFailed: boolean;
}

/** Goes on by itself when somebody comes near the end; the button is for everybody else. */
function More({ onMore, isLoading, hasFailed }: MoreProps) {
  const { t } = useTranslation('payments');
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const element = end.current;
    if (!element || isLoading || hasFailed || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);
  return (
    <div ref={end} className={styles.more}>
      <Button variant="soft" busy={isLoading} onClick={onMore}>
        {t(hasFailed ? 'register.candidates.again' : 'register.candidates.more')}
      </Button>
    </div>
  );
}

/** The people in a register: found, looked at one by one, and decided about. */
export function CandidatesTab({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { number } = useFormat();
  const api = useApi();
  const [{ search, org, decision, item, check, sort = 'name', asc }, , hrefOf] = useAddress();
  const isAscending = asc ?? sort === 'name';
  const filter = {
    search,
    eduOrgIds: listOf(org),
    decisions: listOf(decision),
    itemStatuses: listOf(item),
    failedCheck: check,
  };
  const { scope, query, seen, more, isLoadingMore, hasFailed } = useCandidates(
    register.id,
    filter,
    // What is not chosen is not asked for: another backend knows one order.
    sort === 'name' ? { asc: isAscending } : { sort, asc: isAscending },
  );
  // A backend that tells of repetitions also writes the file, and its log keeps who took it.
  const hasFile = register.retryOf !== undefined;
  const selection = useSelection(scope);
  const mayDecide = mayUse(useSession(), decideCandidates.access) && register.status === 'DRAFT';
  const table = {
    caption: t('register.candidates.caption'),
    columns: useCandidateColumns(register),
    rowKey: ({ human }: Candidate) => human.id,
    isCompact: true,
    sort: {
      column: sort,
      asc: isAscending,
      others: candidateOrders,
      hrefOf: (next: boolean, column: string = sort) => {
        const chosen = urlChoice(candidateOrders)([column]);
        // Another column begins its usual way: names from A, sums from the largest.
        return hrefOf({ sort: chosen, asc: column === sort ? next : chosen !== 'amount' });
      },
    },
    selection: mayDecide ? selection : undefined,
  };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const nothing = { search: undefined, org: undefined, decision: undefined, item: undefined };
  return (
    <Stack gap={4}>
      <Filters register={register} />
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={
          isFiltered ? (
            <NothingFound of="rows" to={hrefOf({ ...nothing, check: undefined })} />
          ) : (
            <EmptyState icon="users" title={t('register.candidates.none')} />
          )
        }
        skeleton={<DataTable {...table} rows={undefined} />}
        found={({ total }) => (isFiltered ? total : undefined)}
      >
        {({ items, total }) => (
          <>
            <div className={styles.head}>
              <p className={styles.found}>
                {t('register.candidates.found', { count: total, number: number(total) })}
                {items.length < total &&
                  ` ${t('register.candidates.shown', { number: number(items.length) })}`}
              </p>
              {hasFile && (
                <ExportButton
                  list={t('register.candidates.file', { number: register.number })}
                  columns={table.columns}
                  load={() => Promise.resolve({ items, total })}
                  file={(signal) =>
                    api(exportCandidates, { params: { id: register.id }, body: filter }, { signal })
                  }
                />
              )}
            </div>
            <DataTable {...table} rows={items} />
            {more && <More onMore={more} isLoading={isLoadingMore} hasFailed={hasFailed} />}
            {mayDecide && (
              <Decisions
                register={register}
                filter={filter}
                found={total}
                seen={seen}
                selection={selection}
              />
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}
