import { useCall } from '@campus/shared/api/useCall';
import { approveApplication, rejectApplication } from '@campus/shared/contract/applications/calls';
import { decidersOf } from '@campus/shared/contract/applications/machine';
import { applicationRejectRequest } from '@campus/shared/contract/applications/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useSession } from '@campus/shared/remote/useSession';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import type { Application } from './checksOf';

/** Who decided, when and why, also for whoever comes second. */
export function Outcome({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const { status, decidedAt, decidedBy, rejectReason } = application;
  if (status === 'NEW') return null;
  const when = decidedAt ? dateTime(decidedAt) : '';
  const by = decidedBy?.name ?? t('queue.applicantThemself');
  return (
    <Banner
      tone={status === 'APPROVED' ? 'success' : status === 'REJECTED' ? 'danger' : 'info'}
      title={t(`queue.status.${status}`)}
    >
      {t('queue.decidedBy', { by, when })} {rejectReason}
    </Banner>
  );
}

interface RejectFormProps {
  application: Application;
  onDone: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** A reason in the person’s own case; a template is where it begins. */
function RejectForm({ application, onDone, ...rest }: RejectFormProps) {
  const { id, type, number } = application;
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(rejectApplication, applicationRejectRequest, {
    defaultValues: { reason: '' },
    input: { params: { id } },
    guard: false,
    onDone: () => {
      notify({ tone: 'success', text: t('queue.reject.done', { number }) });
      onDone();
    },
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('queue.reject.action')}>
      <Outcome application={application} />
      <p>{t('queue.reject.text')}</p>
      <Stack direction="row" gap={2} role="group" aria-label={t('queue.reject.templates')}>
        {(['first', 'second'] as const).map((template) => (
          <Button
            key={template}
            size="s"
            variant="soft"
            onClick={() =>
              form.setValue('reason', t(`queue.template.${type}.${template}.text`), {
                shouldDirty: true,
              })
            }
          >
            {t(`queue.template.${type}.${template}.name`)}
          </Button>
        ))}
      </Stack>
      <TextAreaField name="reason" label={t('queue.reject.reason')} rows={4} limit={1000} />
    </RecordForm>
  );
}

/** Approve and reject, by buttons and by the keys A and R, for those who may. */
export function Decision({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { roles } = useSession();
  const { ask, dialog } = useConfirmed();
  const rejection = useAsked<Application>();
  const { mutateAsync: approve } = useCall(approveApplication);
  const { id, number, type, status } = application;
  const mayDecide = decidersOf[type].some((role) => roles.includes(role)) && status === 'NEW';
  const onApprove = () =>
    ask({
      words: (word) => t(`queue.approve.${word}`, { number, effect: t(`queue.effect.${type}`) }),
      perform: () => approve({ params: { id } }),
    });
  const onReject = () => rejection.ask(application);
  useShortcuts(
    mayDecide
      ? [
          { keys: 'a', label: t('queue.approve.open'), run: onApprove },
          { keys: 'r', label: t('queue.reject.open'), run: onReject },
        ]
      : [],
  );
  return (
    <>
      {mayDecide && (
        <Stack direction="row" gap={3} role="group" aria-label={t('queue.decision')}>
          <Button icon="check" onClick={onApprove}>
            {t('queue.approve.open')}
          </Button>
          <Button variant="soft" icon="close" onClick={onReject}>
            {t('queue.reject.open')}
          </Button>
        </Stack>
      )}
      <RecordWindow
        title={t('queue.reject.title', { number })}
        open={rejection.isOpen}
        onClose={rejection.close}
      >
        {(window) => (
          <RejectForm
            key={rejection.count}
            application={application}
            onDone={rejection.close}
            {...window}
          />
        )}
      </RecordWindow>
      {dialog}
    </>
  );
}
