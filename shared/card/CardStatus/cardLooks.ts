import type { CampusCard } from '@campus/shared/contract/cards/calls';
import type { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';

type Look = Required<Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>>;

/** How each state is told apart; the icons say it without colour. */
export const cardLooks: Record<CampusCard['status'], Look> = {
  ISSUING: { tone: 'info', icon: 'clock' },
  ACTIVE: { tone: 'success', icon: 'check' },
  BLOCKED: { tone: 'danger', icon: 'lock' },
  EXPIRED: { tone: 'warning', icon: 'calendar' },
  CLOSED: { tone: 'neutral', icon: 'close' },
};
