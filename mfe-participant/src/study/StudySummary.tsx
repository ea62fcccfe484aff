import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useTranslation } from 'react-i18next';

interface StudySummaryProps {
  study: NonNullable<CurrentHuman['student']>;
}

/** A record of study, fact by fact. */
export function StudySummary({ study }: StudySummaryProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const { status } = study;
  return (
    <SummaryList
      items={[
        { term: t('study.organisation'), value: study.eduOrg.name },
        {
          term: t('study.status'),
          value: <Status tone={status.isStudying ? 'success' : 'warning'}>{status.name}</Status>,
        },
        { term: t('study.program'), value: study.program },
        { term: t('study.level'), value: t(`level.${study.level}`) },
        { term: t('study.course'), value: study.course },
        { term: t('study.group'), value: study.group },
        { term: t('study.form'), value: t(`study.forms.${study.form}`) },
        { term: t('study.basis'), value: t(`study.bases.${study.basis}`) },
        { term: t('study.recordBook'), value: study.recordBook },
        { term: t('study.enrolled'), value: study.enrolledAt && date(study.enrolledAt) },
        { term: t('study.ends'), value: study.expectedEndAt && date(study.expectedEndAt) },
      ]}
    />
  );
}
