import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useDebounced } from '@campus/shared/browser/useDebounced';
import { countAudience } from '@campus/shared/contract/notifications/calls';
import type { AudienceCount as Count } from '@campus/shared/contract/notifications/records';
import {
  audienceRequest,
  type NotificationChannel,
  notificationChannels,
} from '@campus/shared/contract/notifications/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './AudienceCount.module.css';
import {
  audienceOf,
  type NotificationValues,
  type SaveRequest,
} from '../editor/notificationValues';

/** Whom the form would reach as it stands; nothing is asked while it names nobody or no channel. */
export function useAudienceCount(control: Control<NotificationValues, unknown, SaveRequest>) {
  const [audience, channels] = useWatch({ control, name: ['audience', 'channels'] });
  const asked = JSON.stringify({ audience: audienceOf(audience), channels });
  const settled = useDebounced(asked);
  const checked = audienceRequest.safeParse(JSON.parse(settled));
  const body = checked.data ?? { audience: { mode: 'ALL' }, channels: ['INBOX'] };
  const query = useCallQuery(countAudience, { body }, { enabled: checked.success });
  const isFresh = checked.success && asked === settled && !query.isPlaceholderData;
  return {
    query,
    isComplete: checked.success,
    /** Whether the number is that of what the fields say now. */
    isFresh,
    recipients: isFresh ? query.data?.recipients : undefined,
  };
}

const icons = { INBOX: 'bell', PUSH: 'spark', EMAIL: 'mail' } as const;

interface ReachProps {
  channels: readonly NotificationChannel[];
  count: Count;
}

/** How many each chosen channel reaches: a letter wants a consent, a device a permission. */
function Reach({ channels, count: { reach, unavailable, refused } }: ReachProps) {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const words = (channel: NotificationChannel) => {
    if (unavailable.includes(channel)) return t('mailings.count.unavailable');
    if (refused.includes(channel)) return t('mailings.count.refused');
    const people = reach[channel];
    return people === null ? t('mailings.count.few') : number(people);
  };
  return (
    <ul className={styles.reach}>
      {notificationChannels
        .filter((channel) => channels.includes(channel))
        .map((channel) => (
          <li key={channel} className={styles.channel}>
            <Icon name={icons[channel]} size={16} />
            <span>{t(`mailings.channel.${channel}`)}</span>
            <span className={styles.number}>{words(channel)}</span>
          </li>
        ))}
    </ul>
  );
}

/** The number of people as the audience is built; where the server does not count, nothing. */
export function AudienceCount({ count }: { count: ReturnType<typeof useAudienceCount> }) {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  const channels = useWatch<NotificationValues, 'channels'>({ name: 'channels' });
  const { query, isComplete, isFresh } = count;
  const { data, error } = query;
  if (isMissing(error)) return null;

  const words = () => {
    if (!isComplete) return t('mailings.count.incomplete');
    if (error) return error.message;
    if (!data) return t('mailings.count.counting');
    if (data.recipients === null) return t('mailings.count.few');
    if (data.recipients === 0) return t('mailings.count.nobody');
    const people = data.recipients;
    return t('mailings.count.people', { count: people, number: number(people) });
  };
  return (
    <div className={styles.count} data-stale={!isFresh || undefined}>
      <Stack gap={3}>
        <p role="status" className={styles.people}>
          {words()}
        </p>
        {error && (
          <Stack direction="row">
            <Button size="s" variant="soft" icon="retry" onClick={() => void query.refetch()}>
              {t('mailings.count.again')}
            </Button>
          </Stack>
        )}
        {isComplete && data && !error && <Reach channels={channels} count={data} />}
      </Stack>
    </div>
  );
}
