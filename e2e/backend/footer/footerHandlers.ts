import type * as footer from '@campus/shared/contract/footer';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { hasRole } from '../users/hasRole';
import { footerLinks } from '../schema/resources';
import { createFooterLink } from './createFooterLink';
import { deleteFooterLink } from './deleteFooterLink';
import { toFooterLink } from './toFooterLink';
import { updateFooterLink } from './updateFooterLink';

export const footerHandlers: Handlers<typeof footer> = {
  createFooterLink,
  updateFooterLink,
  deleteFooterLink,

  async listFooterLinks(_, { db, visitor, language }) {
    const isEditor = hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER');
    const links = await db
      .select()
      .from(footerLinks)
      .where(isEditor ? undefined : eq(footerLinks.isActive, true))
      .orderBy(footerLinks.group, footerLinks.position, footerLinks.id);
    return links.map((link) => toFooterLink(link, { language, isEditor }));
  },
};
