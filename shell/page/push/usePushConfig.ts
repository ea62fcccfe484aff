import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { readPushConfig, type PushConfig } from './readPushConfig';

const canReceive = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Nothing where push messages are not set up, for staff, or in a browser that has none. */
export function usePushConfig(): PushConfig | null {
  const { person } = useSession();
  const { data } = useCallQuery(listPublicSettings);
  const isPossible = useBrowserValue(canReceive, false);
  if (person?.kind !== 'HUMAN' || !isPossible) return null;
  return readPushConfig(data?.find(({ id }) => id === 'firebaseConfig')?.value);
}
