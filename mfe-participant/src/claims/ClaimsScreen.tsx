import type { CallOutput } from '@campus/shared/contract/call';
import type { ClaimStatus } from '@campus/shared/contract/people/machine';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { filterStudentClaims } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { tabsFilter } from '@campus/shared/table/filters';
import { personCells } from '@campus/shared/table/personCells';
import { SplitList } from '@campus/shared/table/SplitList';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import { ClaimDesk } from './ClaimDesk';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Claim = CallOutput<typeof filterStudentClaims>['items'][number];

function useColumns(): Column<Claim>[] {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const momentCells = useMomentCells<Claim>();
  const nameOf = ({ human }: Claim) => fullName(human) || human.email;
  return [
    {
      key: 'person',
      header: t('claims.who'),
      ...personCells({ nameOf, noteOf: ({ student }) => student.eduOrg.shortName }),
    },
    {
      key: 'study',
      header: t('claims.study'),
      cell: ({ student }) => [student.program, student.group].filter(Boolean).join(', '),
      priority: 'secondary',
    },
    {
      key: 'created',
      header: t('claims.created'),
      ...momentCells(({ createdAt }) => createdAt),
    },
    { key: 'decidedBy', header: t('claims.decidedByWhom'), cell: (claim) => claim.decidedBy?.name },
  ];
}

const decided = ['ACCEPTED', 'REFUSED'] as const;

/** Records of study that people say are theirs: the oldest first while they wait, then by age. */
export function ClaimsScreen() {
  const { t } = useTranslation('participant');
  const columns = useColumns();
  const [filter] = useFilter({ status: urlChoice(decided) });
  const status: ClaimStatus = filter.status ?? 'WAITING';
  return (
    <SplitList
      title={t('claims.title')}
      lead={t('claims.lead')}
      closedTo={peoplePaths.claims()}
      item={(id) => <ClaimDesk id={id} />}
      call={filterStudentClaims}
      name="claims"
      caption={t('claims.title')}
      filters={{
        status: tabsFilter({
          label: t('claims.tabs'),
          any: t('claims.tab.WAITING'),
          options: optionsOf(decided, (value) => t(`claims.tab.${value}`)),
        }),
      }}
      input={(chosen) => ({ body: { statuses: [chosen.status ?? ('WAITING' as const)] } })}
      sort={{ column: 'created', asc: status === 'WAITING' }}
      columns={status === 'WAITING' ? columns.filter(({ key }) => key !== 'decidedBy') : columns}
      rowKey={(claim) => claim.id}
      rowLink={(claim) => peoplePaths.claim(claim.id)}
      empty={{ title: t(`claims.none.${status}`), isOfTab: true }}
      unknown={{ title: t('claims.unknown'), text: t('claims.unknownText') }}
      totalLabel={(count) => t('claims.total', { count })}
    />
  );
}
