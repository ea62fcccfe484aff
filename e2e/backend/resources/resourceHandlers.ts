import type * as resources from '@campus/shared/contract/resources';
import { asc, desc, eq } from 'drizzle-orm';
import { countRows } from '../database/countRows';
import type { Handlers } from '../Handler';
import { inLanguage } from '../messages/inLanguage';
import { languages, publicSettings } from '../schema/resources';
import { userRoles } from '../schema/staff';
import { createLanguage } from './createLanguage';
import { listTranslations } from './listTranslations';
import { probeLocale } from './probeLocale';
import { saveTranslations } from './saveTranslations';

export const resourceHandlers: Handlers<typeof resources> = {
  createLanguage,
  listTranslations,
  saveTranslations,
  probeLocale,

  async listLanguages({ query: { skip, size, ...order } }, { db }) {
    const direction = order.asc ? asc : desc;
    const items = await db
      .select()
      .from(languages)
      .orderBy(desc(languages.isDefault), direction(languages.createdAt), languages.id)
      .limit(size)
      .offset(skip);
    return { items, total: await countRows(db, languages, undefined), skip, size };
  },

  async listPublicSettings(_, { db, language }) {
    const isPublic = eq(publicSettings.isPublic, true);
    const rows = await db.select().from(publicSettings).where(isPublic).orderBy(publicSettings.id);
    return rows.map(({ id, value }) => ({ id, value: inLanguage(value, language) }));
  },

  async listUserRoles(_, { db, language }) {
    const roles = await db.select().from(userRoles).orderBy(userRoles.key);
    return roles.map((role) => ({ ...role, name: inLanguage(role.name, language) }));
  },
};
