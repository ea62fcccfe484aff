import {
  applicationTypes,
  type ApplicationType,
} from '@campus/shared/contract/applications/machine';
import type { CallOutput } from '@campus/shared/contract/call';
import type { listMyApplications } from '@campus/shared/contract/applications/calls';
import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { liveCardStatuses } from '@campus/shared/contract/cards/machine';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';

export type OwnApplication = CallOutput<typeof listMyApplications>['items'][number];

/** What the form of an application is given. */
export interface ApplicationFormProps {
  human: CurrentHuman;
  /** `documents` were chosen beforehand. */
  onSent: (application: OwnApplication, documents: readonly File[]) => void;
}

/** Why an application cannot be made now; the server refuses for the same reasons. */
export type Obstacle = 'waiting' | 'study' | 'identity' | 'cardLive' | 'cardInactive';

/** Where an obstacle is dealt with; what only waits leads nowhere. */
export const waysPast: Partial<Record<Obstacle, string>> = {
  study: peoplePaths.study(),
  identity: peoplePaths.identity(),
  cardLive: cardPaths.card(),
  cardInactive: cardPaths.card(),
};

export interface ApplicationOption {
  type: ApplicationType;
  obstacle: Obstacle | undefined;
}

export interface Applicant {
  human: CurrentHuman;
  card: Pick<CampusCard, 'status' | 'blockReason'> | null;
  applications: readonly OwnApplication[];
}

/** A lost card, or one of a study that is over, gives way to another while it is still blocked. */
export const standsInTheWay = (card: Applicant['card']) =>
  !!card &&
  liveCardStatuses.some((status) => status === card.status) &&
  !(card.status === 'BLOCKED' && ['LOST', 'STUDY_ENDED'].includes(card.blockReason ?? ''));

function obstacleOf(type: ApplicationType, applicant: Applicant): Obstacle | undefined {
  const { human, card, applications } = applicant;
  if (applications.some((one) => one.type === type && one.status === 'NEW')) return 'waiting';
  if (!human.student?.status.isStudying) return 'study';
  if (type !== 'ESK_CARD') return card?.status === 'ACTIVE' ? undefined : 'cardInactive';
  if (human.identityStatus !== 'VERIFIED') return 'identity';
  return standsInTheWay(card) ? 'cardLive' : undefined;
}

/** Every type of application, and why it cannot be made now where it cannot. */
export const applicationOptions = (applicant: Applicant): ApplicationOption[] =>
  applicationTypes.map((type) => ({ type, obstacle: obstacleOf(type, applicant) }));
