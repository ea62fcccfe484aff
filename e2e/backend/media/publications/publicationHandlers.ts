import type { PublicationFilter, PublicationRequest } from '@campus/shared/contract/payloads/media';
import { deletePublication } from './deletePublication';
import { filterPublications } from './filterPublications';
import { getPublicationByUrl } from './getPublicationByUrl';
import type { Editable, PublicationRow, Readable } from './PublicationKind';
import { getPublication } from './readRecord';
import { createPublication, updatePublication } from './savePublication';

/** The six calls that news, events and pages have alike. */
export const publicationHandlers = <
  Row extends PublicationRow,
  Filter extends PublicationFilter,
  Request extends PublicationRequest & { tagIds?: string[] },
  Card extends object,
  Item extends object,
  Own extends object,
>(
  kind: Readable<Row, Filter, Card, Item> & Editable<Row, Request, Own>,
) => ({
  filter: filterPublications(kind),
  getByUrl: getPublicationByUrl(kind),
  get: getPublication(kind),
  create: createPublication(kind),
  update: updatePublication(kind),
  remove: deletePublication(kind),
});
