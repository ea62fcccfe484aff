import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { createNotification, getNotification } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { useSitting } from '@campus/shared/record/useSitting';
import { Head } from '@campus/shared/remote/Head';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { NotificationForm } from './editor/NotificationForm';
import { NotificationReader } from './NotificationReader';
import { NotificationState } from './NotificationState';
import { useCopyNotification } from './useCopyNotification';

export const locales = { ru, en };

interface ContentProps {
  /** None while it is not made yet. */
  record: Notification | null;
  onSaved: (saved: Notification) => void;
  refetch: () => Promise<unknown>;
}

/** A draft is edited by who may; everything else is looked at. */
function Content({ record, ...rest }: ContentProps) {
  const { t } = useTranslation('support');
  const mayWrite = mayUse(useSession(), createNotification.access);
  if (mayWrite && (!record || record.status === 'DRAFT'))
    return <NotificationForm record={record} {...rest} />;
  if (record) return <NotificationReader notification={record} onSaved={rest.onSaved} />;
  return <NoAccess text={t('mailings.mayNotWrite')} />;
}

function CopyButton({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const copy = useCopyNotification();
  const mayWrite = mayUse(useSession(), createNotification.access);
  if (!mayWrite) return null;
  return (
    <Button variant="ghost" icon="copy" onClick={() => void copy(id)}>
      {t('mailings.copy')}
    </Button>
  );
}

/** What was saved here, or what was loaded: sending goes on without a new version. */
const newerOf = (saved: Notification | undefined, loaded: Notification | undefined) =>
  saved && (!loaded || saved.version > loaded.version) ? saved : loaded;

interface OneNotificationProps {
  /** None for one that is about to be written. */
  id: string | undefined;
  onCreated: (id: string) => void;
}

/** A notification on its way, missing or failed; one that is there, or is new, has its form. */
function OneNotification({ id, onCreated }: OneNotificationProps) {
  const { t } = useTranslation('support');
  const [isBegunHere] = useState(id === undefined);
  const [saved, setSaved] = useState<Notification>();
  const query = useCallQuery(
    getNotification,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  );
  const record = newerOf(saved, query.data) ?? null;
  const content = (
    <Content
      record={record}
      onSaved={(next) => {
        setSaved(next);
        if (!record) onCreated(next.id);
      }}
      refetch={query.refetch}
    />
  );
  const isDraft = !record || record.status === 'DRAFT';
  const title = record?.title.ru || t(isBegunHere ? 'mailings.new' : 'mailings.untitled');
  const frame = {
    title,
    lang: record?.title.ru ? 'ru' : undefined,
    lead: !isDraft && <NotificationState status={record.status} sendAt={record.sendAt} />,
    actions: !isDraft && <CopyButton id={record.id} />,
  };
  const list = { to: notificationPaths.notifications(), label: t('mailings.title') };
  if (isBegunHere)
    return (
      <Screen {...frame} breadcrumbs={[list]}>
        <Head title={title} isPrivate />
        {content}
      </Screen>
    );
  return (
    <EditorScreen
      {...frame}
      query={query}
      list={list}
      missing={(word) => t(`mailings.nowhere.${word}`)}
      skeleton={
        <Surface padding="l">
          <SkeletonText lines={10} />
        </Surface>
      }
    >
      {() => content}
    </EditorScreen>
  );
}

const newId = 'new';

/** One notification to participants: written, counted, sent, followed. */
export function NotificationScreen() {
  const { id = newId } = useParams();
  const sitting = useSitting(notificationPaths.notification(id));
  return (
    <OneNotification
      key={sitting.number}
      id={id === newId ? undefined : id}
      onCreated={(created) => sitting.onCreated(notificationPaths.notification(created))}
    />
  );
}
