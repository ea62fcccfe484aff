import { unlinkStudy } from '@campus/shared/contract/people/staffCalls';
import { studyUnlinkRequest } from '@campus/shared/contract/people/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface UnlinkFormProps {
  humanId: string;
  onDone: () => void;
  /** The backend does not know the call. */
  onUnknown: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
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
export function UnlinkStudy({ humanId }: { humanId: string }) {
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
