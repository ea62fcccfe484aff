import type { LanguageKey } from '@campus/shared/contract/fields';
import { fromMoscowTime } from '@campus/shared/contract/days';
import { sendNotification } from '@campus/shared/contract/notifications/calls';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { NotificationBar, useSending } from './NotificationBar';
import { NotificationFields, useFieldLabel } from './NotificationFields';
import { audienceOf, type NotificationValues } from './notificationValues';
import { useAudienceCount } from './useAudienceCount';
import { useAudienceWords } from './useAudienceWords';
import {
  type FieldName,
  type NotificationForm as Form,
  useNotificationForm,
} from './useNotificationForm';

/** What stands in two versions, so that they can be compared. */
function useConflictWords(isMet: boolean) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const audienceWords = useAudienceWords(isMet);
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
        return audienceWords(audienceOf(values.audience)).join('; ');
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
  const sending = useSending(onSaved);
  const maySend = mayUse(useSession(), sendNotification.access);
  return (
    <>
      <RecordForm
        {...{ form, onSubmit, meeting }}
        labelOf={useFieldLabel()}
        textOf={useConflictWords(meeting !== undefined)}
        notice={!maySend && <Banner tone="info">{t('mailings.mayNotSend')}</Banner>}
        bar={<NotificationBar record={record} editing={editing} recipients={count.recipients} />}
      >
        <NotificationFields count={count} language={language} onLanguage={setLanguage} />
      </RecordForm>
      {sending.dialog}
    </>
  );
}
