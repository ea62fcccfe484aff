import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';

type Look = Required<Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>>;

/** How each state of a publication looks, in lists and in the editor. */
export const statusLooks: Record<PublicationStatus, Look> = {
  DRAFT: { tone: 'neutral', icon: 'edit' },
  SCHEDULED: { tone: 'info', icon: 'clock' },
  PUBLISHED: { tone: 'success', icon: 'check' },
  ARCHIVED: { tone: 'warning', icon: 'eye-off' },
};
