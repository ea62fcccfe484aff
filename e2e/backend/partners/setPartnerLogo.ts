import type * as contract from '@campus/shared/contract/partners';
import { limitUploads } from '../files/limitUploads';
import { prepareFile } from '../files/prepareFile';
import { setPicture } from '../files/setPicture';
import type { Handler } from '../Handler';
import { partners } from '../schema/partners';
import { findPartner } from './findPartner';

export const setPartnerLogo: Handler<typeof contract.setPartnerLogo> = async (
  { params: { id }, file },
  context,
) => {
  // An unknown partner is refused before its logo is looked at.
  await findPartner(context, id);
  await limitUploads(context);
  const prepared = await prepareFile(file, 'partner-logo', context);
  await setPicture(context, prepared, {
    table: partners,
    column: partners.logoId,
    field: 'logoId',
    type: 'partner',
    id,
  });
  return findPartner(context, id);
};
