import { isUnknown } from '@campus/shared/api/isUnknown';
import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import { useCall } from '@campus/shared/api/useCall';
import { fromMoscowTime, isAhead } from '@campus/shared/contract/days';
import {
  deleteNotification,
  sendNotification,
  testNotification,
} from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import type { MenuGroup } from '@campus/shared/popup/Menu';
import { SaveBar } from '@campus/shared/record/SaveBar';
import type { RecordEditing } from '@campus/shared/record/useRecordForm';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useRemovalItem } from '@campus/shared/removal/useRemovalItem';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWrittenParts } from './NotificationFields';
import { NotificationState } from '../NotificationState';
import { type NotificationValues, type SaveRequest, toRequest } from './notificationValues';
import { useCopyNotification } from '../useCopyNotification';

interface Effect {
  /** None where it is not known, or not told. */
  recipients: number | null | undefined;
  sendAt: string | null;
}

/** What sending would do, in words: to how many, and when. */
function useSendWords() {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const wordsOf = useMomentWords();
  return (word: string, { recipients, sendAt }: Effect) => {
    const when = isAhead(sendAt) ? 'later' : 'now';
    const time = isAhead(sendAt) ? wordsOf(sendAt) : '';
    const known = recipients
      ? { count: recipients, number: number(recipients), context: 'known' }
      : {};
    return t(`mailings.send.${when}.${word}`, { ...known, time });
  };
}

interface Sending {
  onSaved: (sent: Notification) => void;
  /** Asks for the notification as it stands now. */
  refetch: () => Promise<unknown>;
}

/** Asks once more before what nobody can take back, and sends what was shown then. */
export function useSending({ onSaved, refetch }: Sending) {
  const wordsOf = useSendWords();
  const { mutateAsync } = useCall(sendNotification);
  const { ask, dialog } = useConfirmed();
  const send = ({ id, version }: Notification) =>
    mutateAsync({ params: { id }, body: { version } }).catch(async (error: unknown) => {
      await refetch();
      throw error;
    });
  return {
    dialog,
    ask: (saved: Notification, counted: number | null | undefined) => {
      const effect = { recipients: counted ?? saved.recipients, sendAt: saved.sendAt };
      ask({
        words: (word) => wordsOf(word, effect),
        perform: async () => onSaved(await send(saved)),
      });
    },
  };
}

/** Sends what is typed to whoever types it; nothing where the server cannot. */
function useTest() {
  const { t } = useTranslation('support');
  const { mutateAsync } = useCall(testNotification);
  const notify = useClientStore((store) => store.notify);
  const sayFailed = useFailureNotice();
  const [isAbsent, setAbsent] = useState(false);
  if (isAbsent) return undefined;
  return async (values: NotificationValues) => {
    const { title, body, link } = toRequest(values);
    try {
      const { to } = await mutateAsync({ body: { title, body, link } });
      notify({ tone: 'success', text: t('mailings.test.done', { to }) });
    } catch (error) {
      if (isUnknown(error)) return setAbsent(true);
      sayFailed(error, t('mailings.test.failed'));
    }
  };
}

/** What else may be done with a draft that is there. */
function useOwnMenu(record: Notification | null): MenuGroup[] {
  const { t } = useTranslation('support');
  const copy = useCopyNotification();
  const removal = useRemovalItem(deleteNotification, {
    label: t('mailings.remove'),
    list: notificationPaths.notifications(),
  });
  if (!record) return [];
  const { id, title } = record;
  return [
    { items: [{ label: t('mailings.copy'), icon: 'copy', onSelect: () => void copy(id) }] },
    { items: [removal({ id, title: title.ru || t('mailings.untitled') })] },
  ];
}

type Editing = RecordEditing<Notification, NotificationValues, SaveRequest, string, 'send'>;

interface NotificationBarProps {
  record: Notification | null;
  editing: Pick<Editing, 'save' | 'move' | 'autosave'>;
  recipients: number | null | undefined;
}

/** What the form holds is what the main button says: to how many, or when. */
export function NotificationBar({ record, editing, recipients }: NotificationBarProps) {
  const { t } = useTranslation('support');
  const { getValues } = useFormContext<NotificationValues>();
  const [sendAt, title] = useWatch<NotificationValues, ['sendAt', 'title.ru']>({
    name: ['sendAt', 'title.ru'],
  });
  const wordsOf = useSendWords();
  const test = useTest();
  const menu = useOwnMenu(record);
  const maySend = mayUse(useSession(), sendNotification.access);
  const effect = { recipients, sendAt: fromMoscowTime(sendAt) };

  return (
    <SaveBar
      label={t('mailings.actions')}
      status={<NotificationState status="DRAFT" />}
      meter={<CompletenessRing parts={useWrittenParts()} />}
      savedAt={record && record.updatedAt}
      autosave={editing.autosave}
      missing={title.trim() ? undefined : t('mailings.noTitle')}
      saveLabel={t('mailings.save')}
      onSave={() => void editing.save()}
      main={
        maySend
          ? {
              move: 'send',
              label: wordsOf('open', effect),
              onClick: () => void editing.save('send'),
            }
          : undefined
      }
      move={editing.move}
      look={
        test && {
          label: t('mailings.test.open'),
          icon: 'mail',
          onSelect: () => void test(getValues()),
        }
      }
      menu={menu}
    />
  );
}
