import {
  publicationStatuses,
  type PublicationStatus,
} from '@campus/shared/contract/machines/publication';

/** Editors name the states that they ask for: without that they would get what readers see. */
export const askedStatuses = (status: PublicationStatus | undefined) =>
  status ? [status] : [...publicationStatuses];
