import type { CallOutput } from '@campus/shared/contract/call';
import { claimStudent, type findStudents } from '@campus/shared/contract/people/calls';
import { claimDueDay } from '@campus/shared/contract/people/machine';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@campus/shared/api/ApiError';
import { useCall } from '@campus/shared/api/useCall';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import styles from '../StudyScreen.module.css';

export type Candidate = CallOutput<typeof findStudents>[number];

interface CandidateCardProps {
  candidate: Candidate;
  isClaiming: boolean;
  onClaim: () => void;
}

/** Enough to know oneself by: the rest is hidden until the record is linked. */
function CandidateCard({ candidate, isClaiming, onClaim }: CandidateCardProps) {
  const { t } = useTranslation('participant');
  const { name, program, level, course, group, recordBook } = candidate;
  return (
    <Surface as="section" aria-label={program}>
      <Stack gap={4}>
        <SummaryList
          items={[
            { term: t('study.name'), value: name },
            { term: t('study.program'), value: program },
            { term: t('study.level'), value: t(`level.${level}`) },
            { term: t('study.course'), value: course },
            { term: t('study.group'), value: group },
            { term: t('study.recordBook'), value: recordBook },
          ]}
        />
        <Button icon="check" busy={isClaiming} onClick={onClaim}>
          {t('study.claim')}
        </Button>
      </Stack>
    </Surface>
  );
}

function NobodyFound() {
  const { t } = useTranslation('participant');
  return (
    <EmptyState
      icon="search"
      title={t('study.nobody')}
      text={t('study.nobodyText')}
      action={
        <Stack direction="row" gap={3}>
          <ButtonLink to={peoplePaths.identity()} size="s" variant="soft">
            {t('study.checkIdentity')}
          </ButtonLink>
          <ButtonLink to={supportPaths.newTicket('STUDY')} size="s" variant="ghost" icon="mail">
            {t('study.contact')}
          </ButtonLink>
        </Stack>
      }
    />
  );
}

interface CandidatesProps {
  candidates: readonly Candidate[];
  /** As it was typed; with it a claim may be proven at once. */
  recordBook: string | undefined;
}

/** What a search has found begins here, also for whoever does not see it appear. */
const focus = (result: HTMLElement | null) => result?.focus();

/** «Это я»: linked at once where a number proves it, else staff decide. */
export function Candidates({ candidates, recordBook }: CandidatesProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const notify = useClientStore((state) => state.notify);
  const { mutate, isPending, variables, error, data } = useCall(claimStudent);
  if (candidates.length === 0)
    return (
      <div ref={focus} tabIndex={-1}>
        <NobodyFound />
      </div>
    );
  const claim = ({ uuid }: Candidate) =>
    mutate(
      { params: { uuid }, body: recordBook ? { recordBook } : {} },
      {
        onSuccess: ({ student }) => student && notify({ tone: 'success', text: t('study.linked') }),
      },
    );
  const isShown = candidates.some(({ uuid }) => uuid === variables?.params.uuid);
  const asked = isShown ? data?.claim : undefined;
  return (
    <Stack gap={4}>
      <h2 ref={focus} tabIndex={-1} className={styles.heading}>
        {t('study.found', { count: candidates.length })}
      </h2>
      <p>{t(candidates.length === 1 ? 'study.compare' : 'study.compareSeveral')}</p>
      {error && (
        <Banner tone="danger" title={t('study.failed')}>
          {error instanceof ApiError ? error.message : t('study.failedText')}
        </Banner>
      )}
      {asked && (
        <Banner tone="info" title={t('study.asked')}>
          {t('study.askedText', { due: date(claimDueDay(asked.createdAt)) })}
        </Banner>
      )}
      {candidates.map((candidate) => (
        <CandidateCard
          key={candidate.uuid}
          candidate={candidate}
          isClaiming={isPending && variables.params.uuid === candidate.uuid}
          onClaim={() => claim(candidate)}
        />
      ))}
    </Stack>
  );
}
