import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';

type Study = NonNullable<CurrentHuman['student']>;

/** What somebody studies, in the words of the organisation. */
export function StudyFacts({ study }: { study: Study }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const { status, updatedAt } = study;
  return (
    <Surface as="section" aria-label={t('study.facts')}>
      <Stack gap={5}>
        <SummaryList
          items={[
            { term: t('study.organisation'), value: study.eduOrg.name },
            {
              term: t('study.status'),
              value: (
                <Status tone={status.isStudying ? 'success' : 'warning'}>{status.name}</Status>
              ),
            },
            { term: t('study.program'), value: study.program },
            { term: t('study.level'), value: t(`study.levels.${study.level}`) },
            { term: t('study.course'), value: study.course },
            { term: t('study.group'), value: study.group },
            { term: t('study.form'), value: t(`study.forms.${study.form}`) },
            { term: t('study.basis'), value: t(`study.bases.${study.basis}`) },
            { term: t('study.recordBook'), value: study.recordBook },
            { term: t('study.enrolled'), value: study.enrolledAt && date(study.enrolledAt) },
            { term: t('study.ends'), value: study.expectedEndAt && date(study.expectedEndAt) },
          ]}
        />
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
