import { useApi } from '@campus/shared/api/useApi';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { answerTicket } from '@campus/shared/contract/support/calls';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { BulkAction, BulkForm, BulkRun } from '@campus/shared/table/BulkBar';
import { Button } from '@campus/shared/ui/Button';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAgents } from '../desk/useAgents';

type RunOf = (body: object) => BulkRun;

function useRunOf(): RunOf {
  const api = useApi();
  return (body) => (id) => api(answerTicket, { params: { id }, body });
}

interface FormProps extends BulkForm {
  runOf: RunOf;
}

const none = { assigneeId: '', text: '' };

function AssignForm({ onSubmit, onCancel, runOf }: FormProps) {
  const { t } = useTranslation('support');
  const agents = useAgents();
  const form = useForm({ defaultValues: none });
  const submit = ({ assigneeId }: typeof none) => {
    if (assigneeId) onSubmit(runOf({ assigneeId }));
    else form.setError('assigneeId', { message: 'REQUIRED' });
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t('queue.assign.action')}
      secondary={<Cancel onCancel={onCancel} />}
    >
      <ComboboxField
        name="assigneeId"
        label={t('queue.assignee')}
        missing={t('queue.assign.missing')}
        options={agents.list}
        isLoading={agents.isLoading}
        onRetry={agents.hasFailed ? agents.retry : undefined}
      />
    </Form>
  );
}

/** The reason goes to everybody as an answer: who is told that a ticket is closed is told why. */
function CloseForm({ onSubmit, onCancel, runOf }: FormProps) {
  const { t } = useTranslation('support');
  const form = useForm({ defaultValues: none });
  const submit = ({ text }: typeof none) => {
    if (text.trim()) onSubmit(runOf({ text, close: true }));
    else form.setError('text', { message: 'REQUIRED' });
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t('queue.close.answer')}
      secondary={<Cancel onCancel={onCancel} />}
    >
      <TextAreaField
        name="text"
        label={t('queue.close.reason')}
        hint={t('queue.close.reasonHint')}
        missing={t('queue.close.missing')}
        limit={5000}
      />
    </Form>
  );
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <Button variant="ghost" onClick={onCancel}>
      {t('dialog.cancel')}
    </Button>
  );
}

/** What can be done with several tickets; nothing for those who only read. */
export function useBulkActions(): BulkAction[] | undefined {
  const { t } = useTranslation('support');
  const session = useSession();
  const runOf = useRunOf();
  const { invalidates } = answerTicket;
  if (!mayUse(session, answerTicket.access)) return undefined;
  return [
    { label: t('queue.take'), icon: 'user', run: runOf({ assigneeId: session.id }), invalidates },
    {
      label: t('queue.assign.open'),
      icon: 'users',
      invalidates,
      form: {
        title: (count) => t('queue.assign.many', { count }),
        fields: (form) => <AssignForm {...form} runOf={runOf} />,
      },
    },
    {
      label: t('queue.close.open'),
      icon: 'check',
      invalidates,
      form: {
        title: (count) => t('queue.close.many', { count }),
        fields: (form) => <CloseForm {...form} runOf={runOf} />,
      },
    },
  ];
}
