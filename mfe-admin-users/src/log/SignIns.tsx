import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { momentsOf } from '@campus/shared/contract/days';
import {
  filterSignIns,
  liftSignInPause,
  listSignInPauses,
  logLimit,
  type SignIn,
  type SignInPause,
} from '@campus/shared/contract/operations/calls';
import { signInEvents } from '@campus/shared/contract/operations/requests';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { type Column, DataTable } from '@campus/shared/table/DataTable';
import {
  choiceFilter,
  choicesFilter,
  rangeFilter,
  searchFilter,
} from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogWords } from './useLogWords';

const often = 15_000;

type Account = SignIn['account'];

/** Whose account it is, also where there is none. */
function useAccountText() {
  const { t } = useTranslation('admin-users');
  const { name } = useFormat();
  return (account: Account) => {
    if (!account.id) return t('signIns.nobody');
    return account.name ? name(account.name) : t('signIns.nameless');
  };
}

/** The same, with the way to the page of who owns it. */
function AccountLink({ account }: { account: Account }) {
  const accountText = useAccountText();
  const { type, id } = account;
  const words = accountText(account);
  if (!id) return words;
  const to = type === 'HUMAN' ? peoplePaths.person(id) : staffPaths.user(id);
  return <TextLink to={to}>{words}</TextLink>;
}

function usePauseColumns(
  onLift: ((pause: SignInPause) => void) | undefined,
): Column<SignInPause>[] {
  const { t } = useTranslation('admin-users');
  const { shortDateTime } = useFormat();
  const whose = useWhose();
  const columns: Column<SignInPause>[] = [
    {
      key: 'who',
      header: t('signIns.pauses.column.who'),
      cell: (pause) =>
        pause.account ? <AccountLink account={pause.account} /> : t('signIns.pauses.everybody'),
      text: whose,
      priority: 'primary',
    },
    {
      key: 'why',
      header: t('signIns.pauses.column.why'),
      cell: ({ way }) => t(`signIns.pauses.way.${way ?? 'network'}`),
    },
    {
      key: 'where',
      header: t('signIns.pauses.column.where'),
      cell: ({ network }) => network ?? t('signIns.pauses.everywhere'),
    },
    {
      key: 'until',
      header: t('signIns.pauses.column.until'),
      cell: ({ until }) => shortDateTime(until),
    },
  ];
  const action: Column<SignInPause> = {
    key: 'action',
    header: t('signIns.pauses.column.action'),
    cell: (pause) => (
      <Button
        size="s"
        variant="soft"
        icon="unlock"
        aria-label={t('signIns.pauses.lift.label', { who: whose(pause) })}
        onClick={() => onLift?.(pause)}
      >
        {t('signIns.pauses.lift.action')}
      </Button>
    ),
    text: false,
  };
  return onLift ? [...columns, action] : columns;
}

function useWhose() {
  const { t } = useTranslation('admin-users');
  const accountText = useAccountText();
  return ({ account }: SignInPause) =>
    account ? accountText(account) : t('signIns.pauses.everybody');
}

/** Who may not try to sign in just now; an administrator lets them. Nothing where it is not told. */
function SignInPauses() {
  const { t } = useTranslation('admin-users');
  const session = useSession();
  const whose = useWhose();
  const { data: pauses } = useCallQuery(listSignInPauses, {}, { refetchInterval: often });
  const { mutateAsync: lift } = useCall(liftSignInPause);
  const { ask, dialog } = useConfirmed();
  const onLift = (pause: SignInPause) =>
    ask({
      words: (word) => t(`signIns.pauses.lift.${word}`, { who: whose(pause) }),
      perform: () => lift({ params: { id: pause.id } }),
    });
  const columns = usePauseColumns(mayUse(session, liftSignInPause.access) ? onLift : undefined);
  if (!pauses) return null;
  return (
    <section aria-label={t('signIns.pauses.title')}>
      <h2>{t('signIns.pauses.title')}</h2>
      {pauses.length === 0 ? (
        <p>{t('signIns.pauses.none')}</p>
      ) : (
        <DataTable
          caption={t('signIns.pauses.title')}
          columns={columns}
          rows={pauses}
          rowKey={({ id }) => id}
        />
      )}
      {dialog}
    </section>
  );
}

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
  const { fileDateTime, shortDateTime } = useFormat();
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
      cell: ({ at }) => shortDateTime(at),
      text: ({ at }) => fileDateTime(at),
    },
  ];
}

/** Who got in and who did not, and who is kept out just now. */
export function SignIns() {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const columns = useColumns();
  return (
    <Stack gap={5}>
      <SignInPauses />
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
            options: signInEvents.map((value) => ({
              value,
              label: t(`signIns.event.${keyOf(value)}`),
            })),
          }),
          accountType: choiceFilter({
            label: t('signIns.filter.type'),
            any: t('signIns.filter.anyType'),
            options: (['HUMAN', 'USER'] as const).map((value) => ({
              value,
              label: t(`signIns.type.${value}`),
            })),
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
    </Stack>
  );
}
