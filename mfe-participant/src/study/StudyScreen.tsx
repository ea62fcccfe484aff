import {
  getCurrentHuman,
  listOwnClaims,
  type CurrentHuman,
  type OwnClaim,
} from '@campus/shared/contract/people/calls';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { claimDueDay } from '@campus/shared/contract/people/machine';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../applications/useIsOver';
import { StudySummary } from './StudySummary';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { FindStudy } from './FindStudy';

export const locales = { ru, en };

/** What somebody studies, in the words of the organisation. */
function StudyFacts({ study }: { study: NonNullable<CurrentHuman['student']> }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const { updatedAt } = study;
  return (
    <Surface as="section" aria-label={t('study.facts')}>
      <Stack gap={5}>
        <StudySummary study={study} />
        <p>
          {updatedAt
            ? t('study.source', { organisation: study.eduOrg.shortName, date: date(updatedAt) })
            : t('study.sourceUndated', { organisation: study.eduOrg.shortName })}
        </p>
        <div>
          <ButtonLink to={supportPaths.newTicket('STUDY')} size="s" variant="ghost" icon="mail">
            {t('study.wrong')}
          </ButtonLink>
        </div>
      </Stack>
    </Surface>
  );
}

/** What has become of the last claim; with a backend that does not tell, nothing stands here. */
function LastClaim({ claim }: { claim: OwnClaim }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const isOver = useIsOver();
  const organisation = claim.eduOrg.name;
  const due = claimDueDay(claim.createdAt);
  if (claim.status === 'WAITING')
    return (
      <Banner tone="info" title={t('study.waiting', { organisation })}>
        {t(isOver(due) ? 'study.waitingLate' : 'study.waitingText', {
          date: date(claim.createdAt),
          due: date(due),
        })}
      </Banner>
    );
  if (claim.status === 'ACCEPTED') return null;
  return (
    <Banner
      tone="warning"
      title={t('study.refused', { organisation })}
      action={
        <ButtonLink to={supportPaths.newTicket('STUDY')} size="s" variant="ghost" icon="mail">
          {t('study.contact')}
        </ButtonLink>
      }
    >
      {claim.reason ? t('study.refusedFor', { reason: claim.reason }) : t('study.refusedTaken')}
    </Banner>
  );
}

function IdentityFirst({ human: { identityStatus } }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const key = identityStatus === 'EMPTY' ? 'first' : 'mismatch';
  return (
    <EmptyState
      icon="user"
      title={t(`study.${key}.title`)}
      text={t(`study.${key}.text`)}
      action={<ButtonLink to={peoplePaths.identity()}>{t(`study.${key}.action`)}</ButtonLink>}
    />
  );
}

/** Whoever looks for a study, or once more for the linked one, by which the identity is to be confirmed. */
const isSearching = ({ student, identityStatus }: CurrentHuman) =>
  !student?.status.isStudying || identityStatus === 'FILLED';

/** Whoever studied before is told of a claim to the next study, and not again of one before the last. */
const isOfNext = ({ status, decidedAt }: OwnClaim, human: CurrentHuman) =>
  isSearching(human) &&
  (status === 'WAITING' || (decidedAt ?? '') > (human.student?.updatedAt ?? ''));

function Study({ human }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const { student, identityStatus } = human;
  const { data: claims } = useCallQuery(listOwnClaims);
  const last = claims?.[0];
  const isAsked = last?.status === 'WAITING';
  const isReady = identityStatus === 'FILLED' || identityStatus === 'VERIFIED';
  return (
    <Stack gap={6}>
      {student && <StudyFacts study={student} />}
      {last && (!student || isOfNext(last, human)) && <LastClaim claim={last} />}
      {!student && !isReady && <IdentityFirst human={human} />}
      {isReady && student?.status.isStudying && isSearching(human) && !isAsked && (
        <Banner tone="info" title={t('study.confirm')}>
          {t('study.confirmText')}
        </Banner>
      )}
      {isReady && isSearching(human) && <FindStudy />}
    </Stack>
  );
}

/** What somebody studies; before that, the search for the own record in an organisation. */
export function StudyScreen() {
  const { t } = useTranslation('participant');
  const query = useCallQuery(getCurrentHuman);
  const student = query.data?.student;
  return (
    <Screen
      title={t('study.title')}
      lead={query.data && t(student ? 'study.lead' : 'study.findLead')}
      width="narrow"
    >
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={8} />}>
        {(person) => person.kind === 'HUMAN' && <Study human={person} />}
      </QueryView>
    </Screen>
  );
}
