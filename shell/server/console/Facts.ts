import type { ReleaseMove } from '@campus/shared/contract/releases/calls';
import type { Deployment } from '../../releases/registry/Deployment';
import type { Registry } from '../../releases/registry/Registry';
import type { AllFigures } from '../health/createFigures';

/** What an answer is put together from: read once, so that its parts fit to each other. */
export interface Facts {
  registry: Registry;
  /** By the count of all server processes. */
  health: AllFigures;
  /** Newest first. */
  history: readonly Deployment[];
  moves: readonly ReleaseMove[];
}
