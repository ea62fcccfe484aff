import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import {
  acceptStudentClaim,
  getStudentClaim,
  refuseStudentClaim,
} from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { type Column, DataTable } from '@campus/shared/table/DataTable';
import { Banner } from '@campus/shared/ui/Banner';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCall } from '@campus/shared/api/useCall';
import type { CallOutput } from '@campus/shared/contract/call';
import { studentClaimRefuseRequest } from '@campus/shared/contract/people/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { DecisionBar, type RefusalFormProps } from '../decision/DecisionBar';

export type Claim = CallOutput<typeof getStudentClaim>;

/** Who decided, when and why, also for whoever comes second. */
function Outcome({ claim: { status, decidedBy, decidedAt, reason } }: { claim: Claim }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  if (status === 'WAITING') return null;
  const by = decidedBy?.name ?? t('claims.system');
  return (
    <Banner
      tone={status === 'ACCEPTED' ? 'success' : 'danger'}
      title={t(`claims.decided.${status}`)}
    >
      {t('claims.decidedBy', { by, when: decidedAt ? dateTime(decidedAt) : '' })} {reason}
    </Banner>
  );
}

interface RefuseFormProps extends RefusalFormProps {
  claim: Claim;
}

function RefuseForm({ claim, onDone, ...rest }: RefuseFormProps) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(refuseStudentClaim, studentClaimRefuseRequest, {
    defaultValues: { reason: '' },
    input: { params: { id: claim.id } },
    guard: false,
    onDone: () => {
      notify({ tone: 'success', text: t('claims.refuse.done') });
      onDone();
    },
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('claims.refuse.action')}>
      <Outcome claim={claim} />
      <p>{t('claims.refuse.text')}</p>
      <TextAreaField name="reason" label={t('claims.refuse.reason')} rows={4} limit={1000} />
    </RecordForm>
  );
}

interface ClaimDecisionProps {
  claim: Claim;
  /** Somebody else was first, or a record has changed: the claim is read anew. */
  onStale: () => unknown;
}

/** Accepts what was compared, by the versions of both sides, or refuses it with a reason: A and R. */
function ClaimDecision({ claim, onStale }: ClaimDecisionProps) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const { ask, dialog } = useConfirmed();
  const { mutateAsync: accept } = useCall(acceptStudentClaim);
  const { id, human, student, holder } = claim;
  const name = fullName(human) || human.email;
  const perform = async () => {
    try {
      await accept({
        params: { id },
        body: { humanVersion: human.version, studentVersion: student.version },
      });
    } catch (error) {
      await onStale();
      throw error;
    }
  };
  const onAccept = () =>
    ask({
      words: (word) =>
        word === 'text' && holder
          ? t('claims.accept.textHeld', { name, holder: fullName(holder) || holder.email })
          : t(`claims.accept.${word}`, { name }),
      perform,
    });
  return (
    <>
      <DecisionBar
        label={t('claims.decision', { name })}
        mayDecide={claim.status === 'WAITING'}
        acceptLabel={t('claims.accept.action')}
        onAccept={onAccept}
        refuseLabel={t('claims.refuse.open')}
        refusalTitle={t('claims.refuse.title', { name })}
        refusalForm={(window) => <RefuseForm claim={claim} {...window} />}
      />
      {dialog}
    </>
  );
}

const fields = [
  ...(['lastName', 'firstName', 'middleName', 'birthDate'] as const),
  ...(['snils', 'recordBook'] as const),
];
type Field = (typeof fields)[number];

function Agreement({ isSame }: { isSame: boolean | null }) {
  const { t } = useTranslation('participant');
  if (isSame === null) return <Status tone="neutral">{t('claims.agreement.unknown')}</Status>;
  return (
    <Status tone={isSame ? 'success' : 'danger'}>
      {t(isSame ? 'claims.agreement.same' : 'claims.agreement.differs')}
    </Status>
  );
}

/** What a person has told beside what the record says, and whether it is the same. */
function Comparison({ claim }: { claim: Claim }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const textOf = (side: Claim['human'] | Claim['student'], field: Field) => {
    const value = side[field];
    return (field === 'birthDate' && value ? date(value) : value) ?? '—';
  };
  const columns: Column<Field>[] = [
    {
      key: 'field',
      header: t('claims.field.name'),
      cell: (field) => t(`claims.field.${field}`),
      priority: 'primary',
    },
    { key: 'human', header: t('claims.human'), cell: (field) => textOf(claim.human, field) },
    { key: 'student', header: t('claims.record'), cell: (field) => textOf(claim.student, field) },
    {
      key: 'agreement',
      header: t('claims.agreement.title'),
      cell: (field) => <Agreement isSame={claim.agreement[field]} />,
    },
  ];
  return (
    <DataTable
      caption={t('claims.comparison')}
      isCompact
      columns={columns}
      rows={fields}
      rowKey={(field) => field}
    />
  );
}

function Holder({ claim: { status, holder } }: { claim: Claim }) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  if (status !== 'WAITING' || !holder) return null;
  return (
    <Banner tone="warning" title={t('claims.held')}>
      <TextLink to={peoplePaths.person(holder.id, 'study')}>
        {fullName(holder) || holder.email}
      </TextLink>
    </Banner>
  );
}

function Asked({ claim: { human, student, createdAt } }: { claim: Claim }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const study = [student.eduOrg.name, student.program, student.group].filter(Boolean).join(', ');
  return (
    <p>
      {t('claims.asked', { when: dateTime(createdAt), study })}{' '}
      <TextLink to={peoplePaths.person(human.id, 'study')}>{t('claims.person')}</TextLink>
    </p>
  );
}

/** One claim: both sides compared, whose the record is now, and the decision. */
export function ClaimDesk({ id }: { id: string }) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const { search } = useLocation();
  const query = useCallQuery(getStudentClaim, { params: { id } });
  const human = query.data?.human;
  return (
    <EditorScreen
      query={query}
      title={human ? fullName(human) || human.email : t('claims.one')}
      list={{ to: peoplePaths.claims() + search, label: t('claims.title') }}
      missing={(word) => t(`claims.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(claim) => (
        <Stack gap={5}>
          <Asked claim={claim} />
          <Outcome claim={claim} />
          <Holder claim={claim} />
          <ClaimDecision claim={claim} onStale={() => query.refetch()} />
          <Comparison claim={claim} />
        </Stack>
      )}
    </EditorScreen>
  );
}
