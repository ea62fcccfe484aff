import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { studyUnlinkRequest } from '@campus/shared/contract/people/requests';
import { listHumanPrograms, unlinkStudy } from '@campus/shared/contract/people/staffCalls';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useFormat } from '@campus/shared/format/useFormat';
import { useActionWindow } from '@campus/shared/record/useActionWindow';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudySummary } from './StudySummary';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

/** Takes a record of study away from whom it does not name; gone where the backend cannot do it. */
function UnlinkStudy({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const [isKnown, setKnown] = useState(true);
  const notify = useClientStore((state) => state.notify);
  const { open, close, window } = useActionWindow({
    call: unlinkStudy,
    schema: studyUnlinkRequest,
    input: { params: { id: humanId } },
    defaultValues: { reason: '' },
    title: t('study.unlink.title'),
    text: t('study.unlink.text'),
    fields: <TextAreaField name="reason" label={t('study.unlink.reason')} rows={4} limit={1000} />,
    submitLabel: t('study.unlink.action'),
    done: t('study.unlink.done'),
    onRefused: ({ status }) => {
      if (status !== 404) return false;
      notify({ tone: 'danger', text: t('study.unlink.unknown') });
      close();
      setKnown(false);
      return true;
    },
  });
  return (
    <>
      {isKnown && (
        <div>
          <Button variant="danger" size="s" icon="close" onClick={open}>
            {t('study.unlink.open')}
          </Button>
        </div>
      )}
      {window}
    </>
  );
}

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
