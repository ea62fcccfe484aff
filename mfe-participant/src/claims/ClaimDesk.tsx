import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { getStudentClaim } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { type Column, DataTable } from '@campus/shared/table/DataTable';
import { Banner } from '@campus/shared/ui/Banner';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { ClaimDecision, Outcome, type Claim } from './decision/ClaimDecision';

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
  const query = useCallQuery(getStudentClaim, { params: { id } });
  const human = query.data?.human;
  return (
    <EditorScreen
      query={query}
      title={human ? fullName(human) || human.email : t('claims.one')}
      list={{ to: peoplePaths.claims(), label: t('claims.title') }}
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
