import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPaymentEduOrgs } from '@campus/shared/contract/payments/calls';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField } from '@campus/shared/form/useField';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './OrganisationsStep.module.css';

type Open = CallOutput<typeof listPaymentEduOrgs>[number];

interface Organisation extends Open {
  /** Only one that was chosen before is shown then, to be let go. */
  isClosed?: true;
}

const name = 'eduOrgIds';

/** By any part of its full or short name. */
const isCalled =
  (words: string) =>
  ({ name: full, shortName }: Organisation) =>
    `${full} ${shortName}`.toLowerCase().includes(words.trim().toLowerCase());

/** The chosen as the table knows them; the form keeps their ids in the order of the list. */
function useChosen(all: readonly Organisation[]) {
  const { field } = useController({ name });
  const ids = new Set(field.value as readonly string[]);
  const chosen = all.filter(({ id }) => ids.has(id));
  const keep = (next: ReadonlySet<string>) =>
    field.onChange(all.filter(({ id }) => next.has(id)).map(({ id }) => id));
  return {
    chosen,
    ref: field.ref,
    selection: {
      chosen: new Map(chosen.map(({ id, shortName }) => [id, shortName])),
      choose: (rows: readonly (readonly [key: string, name: string])[], isChosen: boolean) => {
        const keys = new Set(rows.map(([key]) => key));
        const others = [...ids].filter((id) => !keys.has(id));
        keep(new Set(isChosen ? [...others, ...keys] : others));
      },
      clear: () => keep(new Set()),
    },
  };
}

function Organisations({ all }: { all: readonly Organisation[] }) {
  const { t } = useTranslation('payments');
  const { number } = useFormat();
  const [words, setWords] = useState('');
  const { chosen, selection, ref } = useChosen(all);
  const label = t('newRegister.organisations.label');
  const { shell, control } = useField({
    name,
    label,
    missing: t('newRegister.organisations.missing'),
  });
  const payable = chosen.reduce((sum, { payableStudents }) => sum + payableStudents, 0);
  const columns: Column<Organisation>[] = [
    {
      key: 'name',
      header: label,
      cell: (one) =>
        one.isClosed ? t('newRegister.organisations.closed', { name: one.name }) : one.name,
      total: () =>
        t('newRegister.organisations.chosen', { count: chosen.length, total: all.length }),
      priority: 'primary',
    },
    {
      key: 'short',
      header: t('newRegister.organisations.short'),
      cell: ({ shortName }) => shortName,
      priority: 'secondary',
    },
    {
      key: 'payable',
      header: t('newRegister.organisations.payable'),
      cell: ({ payableStudents, isClosed }) => (isClosed ? '—' : number(payableStudents)),
      total: () => number(payable),
      align: 'end',
    },
  ];
  const found = all.filter(isCalled(words));
  return (
    <Stack gap={4}>
      <FieldShell {...shell} label={t('newRegister.organisations.search')}>
        <input
          {...control}
          ref={ref}
          type="search"
          className={styles.search}
          value={words}
          placeholder={t('newRegister.organisations.searchHint')}
          onChange={({ target }) => setWords(target.value)}
          // Enter would go on to the next step.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </FieldShell>
      {found.length > 0 ? (
        <DataTable
          caption={label}
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          selection={selection}
          isCompact
        />
      ) : (
        <EmptyState icon="search" title={t('newRegister.organisations.none')} />
      )}
    </Stack>
  );
}

/**
 * Those that were chosen and have closed since. Unseen, one would keep the register from being made, or
 * would leave one that repeats what it owes.
 */
function useClosed(open: readonly Organisation[] | undefined) {
  const { getValues } = useFormContext();
  const [chosen] = useState(() => getValues(name) as readonly string[]);
  const missing = open ? chosen.filter((id) => !open.some((one) => one.id === id)) : [];
  const query = useCallQuery(
    listEduOrgs,
    { query: { isActive: false } },
    { enabled: missing.length > 0 },
  );
  const closed = (query.data ?? [])
    .filter(({ id }) => missing.includes(id))
    .map((one): Organisation => ({ ...one, payableStudents: 0, isClosed: true }));
  return { closed, isLoading: query.isLoading };
}

/** Where the people of the register study. */
export function OrganisationsStep() {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPaymentEduOrgs);
  const { closed, isLoading } = useClosed(query.data);
  const skeleton = <SkeletonText lines={8} />;
  return (
    <QueryView
      query={query}
      isEmpty={(all) => all.length === 0}
      empty={<EmptyState icon="school" title={t('newRegister.organisations.noneAtAll')} />}
      skeleton={skeleton}
    >
      {(open) => (isLoading ? skeleton : <Organisations all={[...closed, ...open]} />)}
    </QueryView>
  );
}
