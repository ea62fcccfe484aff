import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { pushMemory } from './pushMemory';
import { readPushConfig, type PushConfig } from './readPushConfig';
import { useSession } from './useSession';

const canReceive = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How push messages are on this device for its owner; the shell’s window, `openModal('push')`, changes it. */
export const readPushState = (owner: string | null) => {
  if (!canReceive()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && pushMemory.read(owner) ? 'on' : 'off';
};

type Push =
  | { state: 'unsupported' | 'unconfigured'; config: null }
  | { state: 'on' | 'off' | 'denied'; config: PushConfig };

/** Null for guests and staff, who get none, and as long as it is not known. */
export function usePush(): Push | null {
  const { person, id } = useSession();
  const { data } = useCallQuery(listPublicSettings);
  const state = useBrowserValue(() => readPushState(id), null);
  if (person?.kind !== 'HUMAN' || !data || !state) return null;
  const config = readPushConfig(data.find(({ id }) => id === 'firebaseConfig')?.value);
  if (!config) return { state: 'unconfigured', config };
  return state === 'unsupported' ? { state, config: null } : { state, config };
}
