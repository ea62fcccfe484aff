import type { ApiError } from '@campus/shared/api/ApiError';
import { fromMoscowTime } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import {
  createNotification,
  getNotification,
  sendNotification,
  updateNotification,
} from '@campus/shared/contract/notifications/calls';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { type RecordEditing, useRecordForm } from '@campus/shared/record/useRecordForm';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAudienceCount } from '../audience/AudienceCount';
import { AudienceWords } from '../audience/AudienceWords';
import { NotificationBar, useSending } from './NotificationBar';
import { NotificationFields, useFieldLabel } from './NotificationFields';
import {
  audienceOf,
  blankValues,
  notificationSchema,
  type NotificationValues,
  type SaveCall,
  type SaveRequest,
  notificationValuesOf,
} from './notificationValues';

/** What two people may have written differently, in the order of the screen. */
const fieldNames = [
  ...(['title.ru', 'title.en', 'body.ru', 'body.en'] as const),
  ...(['audience', 'channels', 'kind', 'link', 'sendAt'] as const),
] as const;
type FieldName = (typeof fieldNames)[number];

const filterFields = Object.keys(blankValues.audience.filter).map(
  (name) => `audience.filter.${name}`,
);
const fieldsOf = (name: FieldName) =>
  name === 'audience' ? ['audience.mode', 'audience.humanIds', ...filterFields] : [name];

type Editing = RecordEditing<Notification, NotificationValues, SaveRequest, FieldName, 'send'>;
type Form = Editing['form'];

interface Options {
  /** None while it is not made yet. */
  record: Notification | null;
  onSaved: (saved: Notification) => void;
  /** It is saved, and somebody wants to send it. */
  onReady: (saved: Notification) => void;
  /** Asks for the notification as it stands now. */
  refetch: () => Promise<unknown>;
}

/** The form of a draft: it saves by itself, and before it is sent. */
function useNotificationForm({ record, onSaved, onReady, refetch }: Options): Editing {
  const notify = useClientStore((store) => store.notify);
  return useRecordForm<SaveCall, NotificationValues, SaveRequest, FieldName, 'send'>({
    call: record ? updateNotification : createNotification,
    input: record ? { params: { id: record.id } } : {},
    schema: useMemo(() => notificationSchema(record), [record]),
    record,
    blank: blankValues,
    valuesOf: notificationValuesOf,
    names: fieldNames,
    fieldsOf,
    read: getNotification,
    lastSaved: ({ updatedAt }) => ({ at: updatedAt }),
    stays: true,
    draft: `support.notification.${record?.id ?? 'new'}`,
    autosaves: true,
    onDone: (saved, move) => {
      onSaved(saved);
      if (move === 'send') onReady(saved);
    },
    onRefused: async ({ code, message }: ApiError) => {
      if (code !== 'STATE') return false;
      // Somebody else has sent it: from now on it is only to be looked at.
      notify({ tone: 'danger', text: message });
      await refetch();
      return true;
    },
  });
}

/** What stands in two versions, so that they can be compared. */
function useConflictWords() {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  return (name: FieldName, values: NotificationValues) => {
    switch (name) {
      case 'title.ru':
        return values.title.ru;
      case 'title.en':
        return values.title.en;
      case 'body.ru':
        return values.body.ru;
      case 'body.en':
        return values.body.en;
      case 'audience':
        return <AudienceWords audience={audienceOf(values.audience)} />;
      case 'channels':
        return values.channels.map((channel) => t(`mailings.channel.${channel}`)).join(', ');
      case 'kind':
        return t(`mailings.kinds.${values.kind}`);
      case 'link':
        return values.link;
      case 'sendAt':
        return values.sendAt && dateTime(fromMoscowTime(values.sendAt));
    }
  };
}

/** The language that is seen; whoever is led to a field is led to its language first. */
function useLanguageFocus(form: Form) {
  const [language, setLanguage] = useState<LanguageKey>('ru');
  const setFocus: Form['setFocus'] = (name, options) => {
    const own = name.split('.').at(-1);
    if (own === 'ru' || own === 'en') flushSync(() => setLanguage(own));
    form.setFocus(name, options);
  };
  return { language, setLanguage, form: { ...form, setFocus } };
}

interface NotificationFormProps {
  record: Notification | null;
  onSaved: (saved: Notification) => void;
  /** Asks for the notification as it stands now. */
  refetch: () => Promise<unknown>;
}

/** The editor of a draft, made already or not. */
export function NotificationForm({ onSaved, ...options }: NotificationFormProps) {
  const { t } = useTranslation('support');
  const editing = useNotificationForm({
    ...options,
    onSaved,
    onReady: (saved) => sending.ask(saved, count.recipients),
  });
  const { record, onSubmit, meeting } = editing;
  const { form, language, setLanguage } = useLanguageFocus(editing.form);
  const count = useAudienceCount(form.control);
  const sending = useSending({ onSaved, refetch: options.refetch });
  const maySend = mayUse(useSession(), sendNotification.access);
  return (
    <>
      <RecordForm
        {...{ form, onSubmit, meeting }}
        labelOf={useFieldLabel()}
        textOf={useConflictWords()}
        notice={!maySend && <Banner tone="info">{t('mailings.mayNotSend')}</Banner>}
        bar={<NotificationBar record={record} editing={editing} recipients={count.recipients} />}
      >
        <NotificationFields count={count} language={language} onLanguage={setLanguage} />
      </RecordForm>
      {sending.dialog}
    </>
  );
}
