import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { countAudience } from '@campus/shared/contract/notifications/calls';
import { audienceRequest } from '@campus/shared/contract/notifications/requests';
import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { audienceOf, type NotificationValues, type SaveRequest } from './notificationValues';

const pause = 400;

/** A text once nobody has changed it for a while; the first at once. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Whom the form would reach as it stands; nothing is asked while it names nobody or no channel. */
export function useAudienceCount(control: Control<NotificationValues, unknown, SaveRequest>) {
  const [audience, channels] = useWatch({ control, name: ['audience', 'channels'] });
  const asked = JSON.stringify({ audience: audienceOf(audience), channels });
  const settled = useSettled(asked);
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
