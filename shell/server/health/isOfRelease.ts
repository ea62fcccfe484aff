/**
 * A backend that fails meets every release, what a policy has stopped has not run, and where the
 * browser has rendered anew, or asking again has helped, nobody missed anything.
 */
export const isOfRelease = ({ phase, step }: { phase: string; step?: string }) =>
  !['call', 'policy', 'draw'].includes(phase) && step !== 'retry';
