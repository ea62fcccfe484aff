import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  liftSignInPause,
  listSignInPauses,
  type SignInPause,
} from '@campus/shared/contract/operations/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { type Column, DataTable } from '@campus/shared/table/DataTable';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { AccountLink, useAccountText } from './AccountLink';
import styles from './SignInPauses.module.css';

const often = 15_000;

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
export function SignInPauses() {
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
  const none = <p className={styles.none}>{t('signIns.pauses.none')}</p>;
  const table = (
    <Stack gap={2}>
      <h2>{t('signIns.pauses.title')}</h2>
      <DataTable
        caption={t('signIns.pauses.title')}
        columns={columns}
        rows={pauses}
        rowKey={({ id }) => id}
      />
    </Stack>
  );
  return (
    <section aria-label={t('signIns.pauses.title')}>
      {pauses.length > 0 ? table : none}
      {dialog}
    </section>
  );
}
