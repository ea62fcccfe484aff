import { useApi } from '@campus/shared/api/useApi';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import type { CallOutput } from '@campus/shared/contract/call';
import { answerTicket, filterTickets } from '@campus/shared/contract/support/calls';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow, type WindowForm } from '@campus/shared/record/RecordWindow';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { BulkAction, BulkForm, BulkRun } from '@campus/shared/table/BulkBar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAgents } from './useAgents';

type Page = CallOutput<typeof filterTickets>;

interface Deeds {
  /** Each ticket as it was read last, by its id. */
  versionsNow: () => Map<string, number>;
  runOf: (body: object, versions: Map<string, number>) => BulkRun;
}

/** What somebody has changed since it was read is refused: nobody closes over a fresh reply. */
function useDeeds(): Deeds {
  const api = useApi();
  const client = useQueryClient();
  return {
    versionsNow: () => {
      const pages = client.getQueriesData<Page>({ queryKey: [filterTickets.path] });
      const versions = new Map<string, number>();
      for (const { id, version = 0 } of pages.flatMap(([, page]) => page?.items ?? []))
        versions.set(id, Math.max(version, versions.get(id) ?? 0));
      return versions;
    },
    runOf: (body, versions) => (id) =>
      api(answerTicket, {
        params: { id },
        body: { ...body, version: versions.get(id) || undefined },
      }),
  };
}

interface FormProps extends WindowForm, Pick<BulkForm, 'count' | 'onSubmit'>, Deeds {}

const none = { assigneeId: '', text: '' };

function AssignForm({ onSubmit, onCancel, onDirty, runOf, versionsNow }: FormProps) {
  const { t } = useTranslation('support');
  const [versions] = useState(versionsNow);
  const agents = useAgents();
  const form = useForm({ defaultValues: none });
  const submit = ({ assigneeId }: typeof none) => {
    if (assigneeId) onSubmit(runOf({ assigneeId }, versions));
    else form.setError('assigneeId', { message: 'REQUIRED' });
  };
  return (
    <RecordForm
      form={form}
      onSubmit={submit}
      submitLabel={t('queue.assign.action')}
      onCancel={onCancel}
      onDirty={onDirty}
    >
      <ComboboxField
        name="assigneeId"
        label={t('queue.assignee')}
        missing={t('queue.assign.missing')}
        options={agents.list}
        isLoading={agents.isLoading}
        onRetry={agents.hasFailed ? agents.retry : undefined}
      />
    </RecordForm>
  );
}

interface CloseFormProps extends FormProps {
  /** What was written for tickets that are not closed yet. */
  reason: string;
  keepReason: (reason: string) => void;
}

/** The reason goes to everybody as an answer: who is told that a ticket is closed is told why. */
function CloseForm(props: CloseFormProps) {
  const { onSubmit, onCancel, onDirty, runOf, versionsNow, count, reason, keepReason } = props;
  const { t } = useTranslation('support');
  const [versions] = useState(versionsNow);
  const form = useForm({ defaultValues: { ...none, text: reason } });
  const submit = ({ text }: typeof none) => {
    if (!text.trim()) return form.setError('text', { message: 'REQUIRED' });
    const run = runOf({ text, close: true }, versions);
    let left = count;
    keepReason(text);
    onSubmit(async (id) => {
      await run(id);
      left -= 1;
      if (left === 0) keepReason('');
    });
  };
  return (
    <RecordForm
      form={form}
      onSubmit={submit}
      submitLabel={t('queue.close.answer')}
      onCancel={onCancel}
      onDirty={onDirty}
    >
      <TextAreaField
        name="text"
        label={t('queue.close.reason')}
        hint={t('queue.close.reasonHint')}
        missing={t('queue.close.missing')}
        limit={5000}
      />
    </RecordForm>
  );
}

/** What can be done with several tickets; nothing for those who only read. */
export function useBulkActions(): BulkAction[] | undefined {
  const { t } = useTranslation('support');
  const session = useSession();
  const deeds = useDeeds();
  const [reason, keepReason] = useState('');
  const { invalidates } = answerTicket;
  if (!mayUse(session, answerTicket.access)) return undefined;
  return [
    {
      label: t('queue.take'),
      icon: 'user',
      run: (id) => deeds.runOf({ assigneeId: session.id }, deeds.versionsNow())(id),
      invalidates,
    },
    {
      label: t('queue.assign.open'),
      icon: 'users',
      invalidates,
      form: ({ open, onClose, ...bulk }) => (
        <RecordWindow title={t('queue.assign.many', { count: bulk.count })} {...{ open, onClose }}>
          {(form) => <AssignForm {...form} {...bulk} {...deeds} />}
        </RecordWindow>
      ),
    },
    {
      label: t('queue.close.open'),
      icon: 'check',
      invalidates,
      form: ({ open, onClose, ...bulk }) => (
        <RecordWindow title={t('queue.close.many', { count: bulk.count })} {...{ open, onClose }}>
          {(form) => <CloseForm {...form} {...bulk} {...deeds} {...{ reason, keepReason }} />}
        </RecordWindow>
      ),
    },
  ];
}
