import type * as footer from '@campus/shared/contract/footer';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { inLanguage } from '../messages/inLanguage';
import { footerLinks } from '../schema/resources';

export const footerHandlers: Handlers<typeof footer> = {
  async listFooterLinks(_, { db, language }) {
    const links = await db
      .select()
      .from(footerLinks)
      .where(eq(footerLinks.isActive, true))
      .orderBy(footerLinks.group, footerLinks.position);
    return links.map((link) => ({ ...link, title: inLanguage(link.title, language) }));
  },
};
