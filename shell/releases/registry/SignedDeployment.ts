import type { Signed } from '../keys/openKeys';
import type { Channel, DeploymentKind } from './Deployment';

/** A move as it is signed and kept. */
export interface SignedDeployment extends Signed {
  move: {
    number: number;
    /** Digest of everything before it; left out in histories from before there was a chain. */
    previous?: string;
    at: string;
    person?: string;
    /** Of before the chain: what somebody typed, so it proves nothing. */
    by?: string;
    why: string;
    kind: DeploymentKind;
    remote: string;
    channel: Channel;
  };
}

export const deploymentsFolder = 'moves/';
export const deploymentKey = (number: number) =>
  `${deploymentsFolder}${String(number).padStart(8, '0')}.json`;

/** Undefined for a file that is not called as a move is. */
export function numberOf(key: string): number | undefined {
  const number = Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0);
  return number > 0 && deploymentKey(number) === key ? number : undefined;
}

export const deploymentText = (deployment: SignedDeployment['move']) =>
  `campus move\n${JSON.stringify(deployment)}`;

/** What lies in the store may be anything: undefined for what is no move, or not of this number. */
export function parseDeployment(text: string, number?: number): SignedDeployment | undefined {
  try {
    const signed = JSON.parse(text) as Partial<SignedDeployment> | null;
    const found = signed?.move?.number;
    if (!Number.isSafeInteger(found) || (number !== undefined && number !== found))
      return undefined;
    return signed as SignedDeployment;
  } catch {
    return undefined;
  }
}
