import { claimStudent, findStudents } from '@campus/shared/contract/people/calls';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
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
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import type { CallOutput } from '@campus/shared/contract/call';
import { studentFindRequest } from '@campus/shared/contract/people/requests';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import styles from './StudyScreen.module.css';

type Candidate = CallOutput<typeof findStudents>[number];

const filled = z.object({
  eduOrgId: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED')),
  recordBook: z.string(),
});
function bodyOf({ recordBook }: z.output<typeof filled>): z.input<typeof studentFindRequest> {
  const book = recordBook.trim();
  return book ? { recordBook: book } : {};
}
const schema = z.pipe(filled, z.pipe(z.transform(bodyOf), studentFindRequest));

interface CandidatesProps {
  candidates: readonly Candidate[];
  /** As it was typed; with it a claim may be proven at once. */
  recordBook: string | undefined;
}

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

/** «Это я»: linked at once where a number proves it, else staff decide. */
function Candidates({ candidates, recordBook }: CandidatesProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const notify = useClientStore((state) => state.notify);
  const { mutate, isPending, variables, error, data } = useCall(claimStudent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (candidates.length === 0) return <NobodyFound />;
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
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('study.found', { count: candidates.length })}
      </h2>
      <p>{t('study.compare')}</p>
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

/** Finds the own record of study in an organisation, and claims it. */
export function FindStudy() {
  const { t } = useTranslation('participant');
  const organisations = useCallQuery(listEduOrgs, { query: { isActive: true } });
  const [found, setFound] = useState<{ candidates: readonly Candidate[]; count: number }>();
  const { form, onSubmit } = useCallForm(findStudents, schema, {
    defaultValues: { eduOrgId: '', recordBook: '' },
    input: ({ eduOrgId }) => ({ params: { eduOrgId } }),
    guard: false,
    onDone: (candidates) => setFound((last) => ({ candidates, count: (last?.count ?? 0) + 1 })),
  });
  return (
    <Stack gap={6}>
      <Surface>
        <Form form={form} onSubmit={onSubmit} submitLabel={t('study.find')}>
          <ComboboxField
            name="eduOrgId"
            label={t('study.organisation')}
            placeholder={t('study.organisationHint')}
            options={(organisations.data ?? []).map(({ id, name, city }) => ({
              value: id,
              label: name,
              hint: city?.name ?? '',
            }))}
            isLoading={organisations.isPending}
            onRetry={organisations.isError ? () => void organisations.refetch() : undefined}
          />
          <TextField
            name="recordBook"
            label={t('study.recordBook')}
            hint={t('study.recordBookHint')}
            autoComplete="off"
            maxLength={30}
            optional
          />
        </Form>
      </Surface>
      {found && (
        <Candidates
          key={found.count}
          candidates={found.candidates}
          recordBook={form.getValues('recordBook').trim() || undefined}
        />
      )}
    </Stack>
  );
}
