import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { studyUnlinkRequest } from '@campus/shared/contract/people/requests';
import { listHumanPrograms, unlinkStudy } from '@campus/shared/contract/people/staffCalls';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow, type WindowForm } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
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

interface UnlinkFormProps extends WindowForm {
  humanId: string;
  onDone: () => void;
  /** The backend does not know the call. */
  onUnknown: () => void;
}

function UnlinkForm({ humanId, onDone, onUnknown, ...rest }: UnlinkFormProps) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(unlinkStudy, studyUnlinkRequest, {
    defaultValues: { reason: '' },
    input: { params: { id: humanId } },
    guard: false,
    onDone: () => {
      notify({ tone: 'success', text: t('study.unlink.done') });
      onDone();
    },
    onRefused: ({ status }) => {
      if (status !== 404) return false;
      notify({ tone: 'danger', text: t('study.unlink.unknown') });
      onUnknown();
      return true;
    },
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('study.unlink.action')}>
      <p>{t('study.unlink.text')}</p>
      <TextAreaField name="reason" label={t('study.unlink.reason')} rows={4} limit={1000} />
    </RecordForm>
  );
}

/** Takes a record of study away from whom it does not name; gone where the backend cannot do it. */
function UnlinkStudy({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const { ask, close, count, isOpen } = useAsked<string>();
  const [isKnown, setKnown] = useState(true);
  const onUnknown = () => {
    close();
    setKnown(false);
  };
  return (
    <>
      {isKnown && (
        <div>
          <Button variant="danger" size="s" icon="close" onClick={() => ask(humanId)}>
            {t('study.unlink.open')}
          </Button>
        </div>
      )}
      <RecordWindow title={t('study.unlink.title')} open={isOpen} onClose={close}>
        {(window) => (
          <UnlinkForm key={count} {...{ humanId, onUnknown }} onDone={close} {...window} />
        )}
      </RecordWindow>
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
