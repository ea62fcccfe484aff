import * as z from 'zod/mini';
import { call } from './call';
import { id } from './fields';

const footerLink = z.object({
  id,
  title: z.string(),
  url: z.string(),
  group: z.enum(['ABOUT', 'HELP', 'LEGAL', 'SOCIAL']),
  position: z.int(),
});
export type FooterLink = z.infer<typeof footerLink>;

export const listFooterLinks = call({
  method: 'GET',
  path: '/api/footer-links',
  summary: 'Active links of the footer, in order',
  access: 'public',
  response: z.array(footerLink),
});
