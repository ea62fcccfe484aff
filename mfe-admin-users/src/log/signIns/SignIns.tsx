import { momentsOf } from '@campus/shared/contract/days';
import { filterSignIns, logLimit, type SignIn } from '@campus/shared/contract/operations/calls';
import { signInEvents } from '@campus/shared/contract/operations/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesFilter,
  rangeFilter,
  searchFilter,
} from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import { useLogWords } from '../useLogWords';
import { AccountLink, useAccountText } from './AccountLink';

const looks: Record<SignIn['event'], Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>> = {
  signIn: { tone: 'success' },
  refusal: { tone: 'warning', icon: 'close' },
  pause: { tone: 'danger', icon: 'lock' },
  unpause: { tone: 'info', icon: 'unlock' },
  confirm: { tone: 'neutral', icon: 'lock' },
  tokenReuse: { tone: 'danger', icon: 'alert' },
  'session.end': { tone: 'neutral', icon: 'logout' },
};

const keyOf = (event: SignIn['event']) => event.replace('.', '-') as 'signIn' | 'session-end';

function useColumns(): Column<SignIn>[] {
  const { t } = useTranslation('admin-users');
  const momentCells = useMomentCells<SignIn>();
  const { valueText } = useLogWords();
  const accountText = useAccountText();
  const outcome = ({ event, code }: SignIn) =>
    event === 'refusal' && code
      ? t('signIns.refused', { reason: valueText(code) })
      : t(`signIns.event.${keyOf(event)}`);
  const device = ({ browser, system }: SignIn) =>
    [browser, system].flatMap((one) => (one ? (valueText(one) ?? []) : [])).join(', ');
  return [
    {
      key: 'account',
      header: t('signIns.column.account'),
      cell: ({ account }) => <AccountLink account={account} />,
      text: ({ account }) => accountText(account),
      priority: 'primary',
    },
    {
      key: 'event',
      header: t('signIns.column.event'),
      cell: (row) => <Status {...looks[row.event]}>{outcome(row)}</Status>,
      text: outcome,
    },
    {
      key: 'method',
      header: t('signIns.column.method'),
      cell: ({ method }) => method && valueText(method),
      text: ({ method }) => (method && valueText(method)) ?? '',
      priority: 'secondary',
    },
    { key: 'device', header: t('signIns.column.device'), cell: device, priority: 'secondary' },
    {
      key: 'ip',
      header: t('signIns.column.ip'),
      cell: ({ ip }) => ip ?? '',
      priority: 'secondary',
    },
    {
      key: 'at',
      header: t('signIns.column.at'),
      ...momentCells(({ at }) => at),
    },
  ];
}

/** Who got in and who did not. */
export function SignIns() {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const columns = useColumns();
  return (
    <List
      call={filterSignIns}
      name="signIns"
      caption={t('signIns.list')}
      filters={{
        search: searchFilter({
          label: t('signIns.filter.search'),
          placeholder: t('signIns.filter.searchHint'),
        }),
        events: choicesFilter({
          label: t('signIns.filter.events'),
          options: optionsOf(signInEvents, (value) => t(`signIns.event.${keyOf(value)}`)),
        }),
        accountType: choiceFilter({
          label: t('signIns.filter.type'),
          any: t('signIns.filter.anyType'),
          options: optionsOf(['HUMAN', 'USER'], (value) => t(`signIns.type.${value}`)),
        }),
        at: rangeFilter({ label: t('signIns.filter.at') }),
      }}
      input={({ at, events, ...filter }) => ({
        body: {
          ...{ ...filter, ...momentsOf(at) },
          events: events.length > 0 ? events : undefined,
        },
      })}
      sort={{ column: 'at', asc: false }}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ title: t('signIns.empty'), text: t('signIns.emptyText') }}
      unknown={{ title: t('signIns.unknown.title'), text: t('signIns.unknown.text') }}
      totalLabel={(count) =>
        count < logLimit
          ? t('signIns.total', { count })
          : t('log.tooMany', { count: number(count) })
      }
    />
  );
}
