import type { CheckKey } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { Icon } from '@campus/shared/ui/Icon';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import cells from './useCandidateColumns.module.css';
import type { Candidate } from './useCandidates';

type Look = Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>;

const decisions: Record<Candidate['decision'], Look> = {
  INCLUDED: { tone: 'success' },
  EXCLUDED: { tone: 'neutral', icon: 'minus' },
};

const items: Record<Candidate['itemStatus'], Look> = {
  NEW: { tone: 'neutral' },
  SENT: { tone: 'info', icon: 'arrow-right' },
  PAID: { tone: 'success' },
  FAILED: { tone: 'danger', icon: 'undo' },
};

interface NotedProps {
  note: string | null;
  children: ReactNode;
}

const Noted = ({ note, children }: NotedProps) => (
  <span className={cells.noted}>
    {children}
    {note && <span className={cells.note}>{note}</span>}
  </span>
);

function Decision({ candidate: { decision, isByHand, reason } }: { candidate: Candidate }) {
  const { t } = useTranslation('payments');
  // What the checks found stands in their own column.
  const note = isByHand ? [t('register.decision.byHand'), reason].filter(Boolean).join('. ') : null;
  return (
    <Noted note={note}>
      <Status {...decisions[decision]}>{t(`register.decision.${decision}`)}</Status>
    </Noted>
  );
}

/** Tabs of the page of a person, by the check whose cause they show. */
const tabs: Partial<Record<CheckKey, string>> = {
  STATUS: 'study',
  ACCOUNT: 'payments',
  ACCOUNT_CHANGED: 'payments',
};

/** Where the cause of a failed check is to be seen and mended. */
function causeOf(key: CheckKey, { human, otherRegister }: Candidate) {
  if (key === 'DUPLICATE')
    return otherRegister && paymentPaths.register(otherRegister.type, otherRegister.id);
  if (key === 'QUOTA') return '?tab=organisations';
  return peoplePaths.person(human.id, tabs[key]);
}

/** Why a person should not be paid, each reason with the way to its cause. */
export function CandidateChecks({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('payments');
  const failed = candidate.checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return <Status tone="success">{t('register.check.passed')}</Status>;
  return (
    <ul className={cells.checks} data-whole>
      {failed.map(({ key }) => {
        const to = causeOf(key, candidate);
        return (
          <li key={key} className={cells.check}>
            <span className={cells.failed}>
              <Icon name="alert" size={16} /> {t(`register.check.${key}.failed`)}
            </span>
            {to && (
              <TextLink to={to}>
                {t(`register.check.${key}.cause`, { number: candidate.otherRegister?.number })}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The table of people in a register; what the bank says is in it once there is something to say. The
 * same columns at each drawing: of hundreds of rows only those are drawn anew that have changed.
 */
export function useCandidateColumns({ sentAt }: PaymentRegister): Column<Candidate>[] {
  const { t } = useTranslation('payments');
  const { fullName, money, name } = useFormat();
  const isSent = sentAt !== null;
  return useMemo(() => {
    const nameOf = ({ human }: Candidate) =>
      name(fullName(human)) || t('register.candidates.noName');
    const item: Column<Candidate> = {
      key: 'item',
      header: t('register.candidates.item'),
      cell: ({ itemStatus, failReason }) => (
        <Noted note={failReason}>
          <Status {...items[itemStatus]}>{t(`register.item.${itemStatus}`)}</Status>
        </Noted>
      ),
      text: ({ itemStatus }) => t(`register.item.${itemStatus}`),
    };
    return [
      {
        key: 'name',
        header: t('register.candidates.name'),
        cell: (candidate) => (
          <TextLink to={peoplePaths.person(candidate.human.id)}>{nameOf(candidate)}</TextLink>
        ),
        text: nameOf,
        priority: 'primary',
      },
      {
        key: 'organisation',
        header: t('register.candidates.organisation'),
        cell: ({ eduOrg }) => eduOrg.shortName,
        priority: 'secondary',
      },
      {
        key: 'decision',
        header: t('register.candidates.decision'),
        cell: (candidate) => <Decision candidate={candidate} />,
        text: ({ decision }) => t(`register.decision.${decision}`),
      },
      {
        key: 'checks',
        header: t('register.candidates.checks'),
        cell: (candidate) => <CandidateChecks candidate={candidate} />,
      },
      ...(isSent ? [item] : []),
      {
        key: 'account',
        header: t('register.candidates.account'),
        cell: ({ accountMask }) => accountMask,
        priority: 'secondary',
      },
      {
        key: 'amount',
        header: t('register.candidates.amount'),
        cell: ({ amount }) => money(amount),
        align: 'end',
      },
    ];
  }, [t, fullName, money, name, isSent]);
}
