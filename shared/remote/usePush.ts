import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { pushMemory } from './pushMemory';
import { readPushConfig, type PushConfig } from './readPushConfig';
import { useSession, type Session } from './useSession';

const canReceive = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Without it the server writes to no device; another client may have taken it back. */
const wantsPush = ({ person }: Pick<Session, 'person'>) =>
  person?.kind === 'HUMAN' && person.pushEnabled;

/** How push messages are on this device for its owner; the shell’s window, `openModal('push')`, changes it. */
export const readPushState = (owner: Pick<Session, 'id' | 'person'>) => {
  if (!canReceive()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = wantsPush(owner) && pushMemory.read(owner.id) !== undefined;
  return Notification.permission === 'granted' && isOn ? 'on' : 'off';
};

type Push =
  | { state: 'unsupported' | 'unconfigured'; config: null }
  | { state: 'on' | 'off' | 'denied'; config: PushConfig };

/** Null for guests and staff, who get none, and as long as it is not known. */
export function usePush(): Push | null {
  const session = useSession();
  const { data } = useCallQuery(listPublicSettings);
  const state = useBrowserValue(() => readPushState(session), null);
  if (session.person?.kind !== 'HUMAN' || !data || !state) return null;
  const config = readPushConfig(data.find(({ id }) => id === 'firebaseConfig')?.value);
  if (!config) return { state: 'unconfigured', config };
  return state === 'unsupported' ? { state, config: null } : { state, config };
}
