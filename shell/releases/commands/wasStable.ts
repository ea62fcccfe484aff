import type { Deployment } from '../registry/Deployment';

/** All visitors had it once, so the gate has let it pass. */
export const wasStable = (history: readonly Deployment[], name: string, release: string): boolean =>
  history.some(({ remote, channel }) => remote === name && channel.stable === release);
