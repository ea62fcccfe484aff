import type { ReleaseMove } from '@campus/shared/contract/releases';
import type { TimelineEvent } from '@campus/shared/progress/Timeline';

type Look = Required<Pick<TimelineEvent, 'tone' | 'icon'>>;

const looks: Record<ReleaseMove['kind'], Look> = {
  release: { tone: 'success', icon: 'upload' },
  promote: { tone: 'success', icon: 'check' },
  canary: { tone: 'info', icon: 'spark' },
  rollback: { tone: 'warning', icon: 'undo' },
  retire: { tone: 'warning', icon: 'close' },
  restore: { tone: 'success', icon: 'undo' },
  repair: { tone: 'danger', icon: 'alert' },
  stopCanary: { tone: 'neutral', icon: 'close' },
  hold: { tone: 'info', icon: 'lock' },
  unhold: { tone: 'neutral', icon: 'lock' },
};

/** How a move looks in the history; one that the server had to make is bad news. */
export const lookOf = ({ kind, by }: ReleaseMove): Look => ({
  ...looks[kind],
  ...(by === 'server' && { tone: 'danger' as const }),
});
