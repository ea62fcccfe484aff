import type { ApplicationStatus } from '@campus/shared/contract/applications/machine';

export const applicationTones = {
  NEW: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<ApplicationStatus, string>;
