import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { isMissing } from '@campus/shared/api/isMissing';
import { useMoment } from '@campus/shared/browser/useMoment';
import { isAhead } from '@campus/shared/contract/days';
import { getNotification, stopNotification } from '@campus/shared/contract/notifications/calls';
import { failureReasons, type Notification } from '@campus/shared/contract/notifications/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useMomentWords } from '@campus/shared/format/useMomentWords';
import { Progress } from '@campus/shared/progress/Progress';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudienceWords } from './audience/AudienceWords';
import styles from './mailings.module.css';
import { NotificationPreview } from './NotificationPreview';

const pause = 2_000;

interface PartProps {
  notification: Notification;
  onSaved: (saved: Notification) => void;
}

/** Ends what is on its way, or takes back what waits; where the server cannot, the button goes. */
function StopButton({ notification: { id, status }, onSaved }: PartProps) {
  const { t } = useTranslation('support');
  const { mutateAsync } = useCall(stopNotification);
  const { ask, dialog } = useConfirmed();
  const [isUnknown, setUnknown] = useState(false);
  const maySend = mayUse(useSession(), stopNotification.access);
  const what = status === 'SCHEDULED' ? 'recall' : 'stop';
  const perform = async () => {
    try {
      onSaved(await mutateAsync({ params: { id } }));
    } catch (error) {
      if (isMissing(error)) setUnknown(true);
      throw error;
    }
  };
  if (!maySend || isUnknown) return null;
  return (
    <Stack direction="row">
      <Button
        variant="soft"
        icon={what === 'recall' ? 'undo' : 'close'}
        onClick={() =>
          ask({
            words: (word) => t(`mailings.${what}.${word}`),
            tone: what === 'stop' ? 'danger' : undefined,
            perform,
          })
        }
      >
        {t(`mailings.${what}.action`)}
      </Button>
      {dialog}
    </Stack>
  );
}

/** How far the sending is; it is asked for again and again while somebody looks. */
function Sending(props: PartProps) {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const { id, stats } = props.notification;
  useCallQuery(getNotification, { params: { id } }, { refetchInterval: pause });
  const { targeted, delivered, failed } = stats;
  const done = delivered + failed;
  return (
    <Surface as="section" aria-label={t('mailings.sending')}>
      <Stack gap={4}>
        <Progress
          label={t('mailings.sending')}
          {...(targeted > 0 && { value: done, max: targeted })}
          valueText={t('mailings.of', { done: number(done), total: number(targeted) })}
        />
        <StopButton {...props} />
      </Stack>
    </Surface>
  );
}

/** Once its moment has come it is asked for again and again: it begins by itself. */
function Scheduled(props: PartProps) {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const wordsOf = useMomentWords();
  const { id, sendAt, recipients } = props.notification;
  const now = useMoment(useMemo(() => (sendAt ? [Date.parse(sendAt)] : []), [sendAt]));
  const isDue = now !== null && !isAhead(sendAt);
  useCallQuery(getNotification, { params: { id } }, isDue ? { refetchInterval: pause } : {});
  return (
    <Surface as="section" aria-label={t('mailings.state.SCHEDULED')}>
      <Stack gap={4}>
        <p>{sendAt && t('mailings.waits', { time: wordsOf(sendAt) })}</p>
        {recipients !== null && (
          <p>{t('mailings.count.people', { count: recipients, number: number(recipients) })}</p>
        )}
        <StopButton {...props} />
      </Stack>
    </Surface>
  );
}

/** What became of it: who got it and read it, and why others did not. */
function Results({ notification: { stats } }: { notification: Notification }) {
  const { t } = useTranslation('support');
  const { number, percent } = useFormat();
  const { targeted, delivered, failed, read, failures = {} } = stats;
  const share = (part: number, whole: number) => (whole > 0 ? percent(part / whole) : '');
  const figures = [
    { name: 'targeted', value: number(targeted), note: '' },
    { name: 'delivered', value: number(delivered), note: share(delivered, targeted) },
    { name: 'read', value: number(read), note: share(read, delivered) },
    { name: 'failed', value: number(failed), note: share(failed, targeted) },
  ];
  const left = targeted - delivered - failed;
  const reasons = failureReasons.filter((reason) => (failures[reason] ?? 0) > 0);
  return (
    <Surface as="section" aria-label={t('mailings.results')}>
      <Stack gap={5}>
        <dl className={styles.figures}>
          {figures.map(({ name, value, note }) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.term}>{t(`mailings.column.${name}`)}</dt>
              <dd className={styles.number}>{value}</dd>
              {note && <dd className={styles.term}>{note}</dd>}
            </div>
          ))}
        </dl>
        {(reasons.length > 0 || left > 0) && (
          <ul className={styles.lines}>
            {reasons.map((reason) => (
              <li key={reason}>
                {t(`mailings.failure.${reason}`)}: {number(failures[reason] ?? 0)}
              </li>
            ))}
            {left > 0 && (
              <li>
                {t('mailings.failure.STOPPED')}: {number(left)}
              </li>
            )}
          </ul>
        )}
      </Stack>
    </Surface>
  );
}

function Facts({ notification }: { notification: Notification }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const { kind, channels, link, createdBy, createdAt, sentAt, audience } = notification;
  return (
    <Surface padding="l">
      <SummaryList
        items={[
          { term: t('mailings.column.audience'), value: <AudienceWords audience={audience} /> },
          {
            term: t('mailings.field.channels'),
            value: channels.map((channel) => t(`mailings.channel.${channel}`)).join(', '),
          },
          { term: t('mailings.field.kind'), value: t(`mailings.kinds.${kind}`) },
          {
            term: t('mailings.field.link'),
            value: link && (
              <TextLink to={link} external>
                {link}
              </TextLink>
            ),
          },
          { term: t('mailings.column.author'), value: createdBy?.name },
          { term: t('mailings.column.created'), value: dateTime(createdAt) },
          { term: t('mailings.column.sent'), value: sentAt ? dateTime(sentAt) : undefined },
        ]}
      />
    </Surface>
  );
}

/** A notification that is no draft any more, or is looked at by who does not write. */
export function NotificationReader(props: PartProps) {
  const { i18n } = useTranslation('support');
  const { notification } = props;
  const { status, title, body, kind, link } = notification;
  const isOver = status === 'SENT' || status === 'PARTIAL' || status === 'FAILED';
  return (
    <Stack gap={6}>
      {status === 'SENDING' && <Sending {...props} />}
      {status === 'SCHEDULED' && <Scheduled {...props} />}
      {isOver && <Results notification={notification} />}
      <div className={styles.columns}>
        <Facts notification={notification} />
        <NotificationPreview
          {...{ title, body, kind, link }}
          language={i18n.language.startsWith('en') ? 'en' : 'ru'}
        />
      </div>
    </Stack>
  );
}
