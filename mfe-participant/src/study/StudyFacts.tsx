import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { StudySummary } from './StudySummary';

type Study = NonNullable<CurrentHuman['student']>;

/** What somebody studies, in the words of the organisation. */
export function StudyFacts({ study }: { study: Study }) {
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
