import type { ReleasedRemote } from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import type { IconName } from '@campus/shared/ui/Icon';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

export const remoteStates = [
  'alarm',
  'canary',
  'stopped',
  'takenBack',
  'retired',
  'stable',
] as const;
export type RemoteState = (typeof remoteStates)[number];

/** Names itself so when it stops a canary. */
const server = 'server';

/** What is to be known of a remote at first sight; the most urgent first. */
export function remoteStateOf({ stable, canary, lastMove }: ReleasedRemote): RemoteState {
  if (lastMove.channel.isRetired) return 'retired';
  if (stable.isAlarming || canary?.isAlarming) return 'alarm';
  if (canary) return 'canary';
  if (lastMove.kind === 'stopCanary' && lastMove.by === server) return 'stopped';
  return lastMove.kind === 'rollback' ? 'takenBack' : 'stable';
}

const looks = {
  alarm: { tone: 'danger', icon: 'alert' },
  canary: { tone: 'accent', icon: 'spark' },
  stopped: { tone: 'danger', icon: 'alert' },
  takenBack: { tone: 'warning', icon: 'undo' },
  retired: { tone: 'neutral', icon: 'close' },
  stable: { tone: 'success', icon: 'check' },
} as const satisfies Record<RemoteState, { tone: string; icon: IconName }>;

interface StateBadgeProps {
  remote: ReleasedRemote;
}

export function StateBadge({ remote }: StateBadgeProps) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const state = remoteStateOf(remote);
  const percent = number(remote.channel.canary?.percent ?? 0);
  return <Status {...looks[state]}>{t(`releases.state.${state}`, { percent })}</Status>;
}
