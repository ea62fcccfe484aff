import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listHumanPrograms } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { StudySummary } from './StudySummary';
import { UnlinkStudy } from './UnlinkStudy';

export const locales = { ru, en };

/** What one person studies and where, on the page that staff have of them. */
export function HumanStudy({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const { roles } = useSession();
  const query = useCallQuery(listHumanPrograms, { params: { id: humanId } });
  const mayUnlink = roles.includes('ADMIN') || roles.includes('SUPPORT');
  return (
    <QueryView
      query={query}
      isEmpty={(studies) => studies.length === 0}
      empty={
        <EmptyState icon="school" title={t('study.human.none')} text={t('study.human.noneText')} />
      }
      skeleton={<SkeletonText lines={9} />}
    >
      {(studies) => (
        <Stack gap={5}>
          {studies.map(({ program, ...study }) => (
            <Surface key={study.id} as="section" aria-label={study.eduOrg.name}>
              <Stack gap={5}>
                <StudySummary
                  study={{ ...study, program: [program.code, program.name].join(' ') }}
                />
                {study.updatedAt && (
                  <p>{t('study.human.updated', { date: date(study.updatedAt) })}</p>
                )}
              </Stack>
            </Surface>
          ))}
          {mayUnlink && <UnlinkStudy humanId={humanId} />}
        </Stack>
      )}
    </QueryView>
  );
}
