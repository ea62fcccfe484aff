import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { claimStatuses, type ClaimStatus } from '@campus/shared/contract/people/machine';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { filterStudentClaims } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice, urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { ClaimComparison, type Claim } from './ClaimComparison';
import { ClaimDecision } from './ClaimDecision';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

const size = 10;

function Outcome({ claim: { status, decidedBy, decidedAt, reason } }: { claim: Claim }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
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

interface ClaimCardProps {
  claim: Claim;
  onStale: () => unknown;
}

function ClaimCard({ claim, onStale }: ClaimCardProps) {
  const { t } = useTranslation('participant');
  const { dateTime, fullName } = useFormat();
  const { human, student, holder, status, createdAt } = claim;
  const name = fullName(human) || human.email;
  const study = [student.eduOrg.name, student.program, student.group].filter(Boolean).join(', ');
  return (
    <Surface as="section" aria-label={name}>
      <Stack gap={4}>
        <div>
          <p>
            <TextLink to={peoplePaths.person(human.id)}>{name}</TextLink>
          </p>
          <p>{t('claims.asked', { when: dateTime(createdAt), study })}</p>
        </div>
        {status === 'WAITING' && holder && (
          <Banner tone="warning" title={t('claims.held')}>
            <TextLink to={peoplePaths.person(holder.id)}>
              {fullName(holder) || holder.email}
            </TextLink>
          </Banner>
        )}
        <ClaimComparison claim={claim} />
        {status === 'WAITING' ? (
          <ClaimDecision claim={claim} onStale={onStale} />
        ) : (
          <Outcome claim={claim} />
        )}
      </Stack>
    </Surface>
  );
}

const values = { status: urlChoice(['ACCEPTED', 'REFUSED']), skip: urlCount };

/** Records of study that people say are theirs: the oldest first while they wait, then by age. */
export function ClaimsScreen() {
  const { t } = useTranslation('participant');
  const [filter, , hrefOf] = useFilter(values);
  const status: ClaimStatus = filter.status ?? 'WAITING';
  const { skip } = filter;
  const query = useCallQuery(filterStudentClaims, {
    query: { skip, size, asc: status === 'WAITING' },
    body: { statuses: [status] },
  });
  return (
    <Screen title={t('claims.title')} lead={t('claims.lead')}>
      {isMissing(query.error) ? (
        <EmptyState icon="school" title={t('claims.unknown')} text={t('claims.unknownText')} />
      ) : (
        <Stack gap={6}>
          <TabLinks
            label={t('claims.tabs')}
            tabs={claimStatuses.map((value) => ({
              to: hrefOf({ status: value === 'WAITING' ? undefined : value }),
              label: t(`claims.tab.${value}`),
              isCurrent: value === status,
            }))}
          />
          <QueryView
            query={query}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState icon="school" title={t(`claims.none.${status}`)} />}
            skeleton={<SkeletonText lines={9} />}
          >
            {({ items, total }) => (
              <Stack gap={5}>
                {items.map((claim) => (
                  <ClaimCard key={claim.id} claim={claim} onStale={() => query.refetch()} />
                ))}
                {total > size && (
                  <Pagination
                    {...{ total, skip, size }}
                    hrefOf={(next) => hrefOf({ skip: next })}
                  />
                )}
              </Stack>
            )}
          </QueryView>
        </Stack>
      )}
    </Screen>
  );
}
