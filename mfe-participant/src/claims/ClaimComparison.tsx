import type { CallOutput } from '@campus/shared/contract/call';
import type { filterStudentClaims } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

export type Claim = CallOutput<typeof filterStudentClaims>['items'][number];

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
export function ClaimComparison({ claim }: { claim: Claim }) {
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
      columns={columns}
      rows={fields}
      rowKey={(field) => field}
    />
  );
}
