import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CandidateChecks } from './CandidateChecks';
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

/** The table of people in a register; what the bank says is in it once there is something to say. */
export function useCandidateColumns({ sentAt }: PaymentRegister): Column<Candidate>[] {
  const { t } = useTranslation('payments');
  const { fullName, money, name } = useFormat();
  const nameOf = ({ human }: Candidate) => name(fullName(human)) || t('register.candidates.noName');
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
    ...(sentAt === null ? [] : [item]),
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
}
