import * as z from 'zod/mini';
import { call } from './call';
import { id, localText } from './fields';
import { footerGroups, footerLinkCreatorDto, footerLinkUpdaterDto } from './payloads/footer';

const footerLink = z.object({
  id,
  title: z.string(),
  url: z.string(),
  group: z.enum(footerGroups),
  position: z.int(),
  /** For those who edit the footer. */
  staff: z.optional(z.object({ title: localText, isActive: z.boolean(), version: z.int() })),
});
export type FooterLink = z.infer<typeof footerLink>;

const editors = ['ADMIN', 'CONTENT_MANAGER'] as const;
const params = z.object({ id });

export const listFooterLinks = call({
  method: 'GET',
  path: '/api/footer-links',
  summary: 'Links of the footer in order; those who edit it see inactive ones too',
  access: 'optional',
  response: z.array(footerLink),
});

export const createFooterLink = call({
  method: 'POST',
  path: '/api/footer-links',
  summary: 'Add a link to the footer',
  access: editors,
  body: footerLinkCreatorDto,
  response: footerLink,
});

export const updateFooterLink = call({
  method: 'PATCH',
  path: '/api/footer-links/{id}',
  summary: 'Change any field of a link, or move it within its group',
  access: editors,
  params,
  body: footerLinkUpdaterDto,
  response: footerLink,
});

export const deleteFooterLink = call({
  method: 'DELETE',
  path: '/api/footer-links/{id}',
  summary: 'Remove a link from the footer',
  access: editors,
  params,
  response: z.object({ id }),
});
