import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { mediaFiles } from '../../platform/files/fileTables';
import { fileUrl } from '../../platform/files/toMediaFile';
import { inLanguage } from '../../platform/messages/inLanguage';
import { toOrganisation } from '../resources/toOrganisation';
import { eduOrgs, languages } from '../resources/resourceTables';
import { userRoles, users } from '../accounts/userTables';

/** Staff with the rows that describe them; add `where` and order. */
export const selectUsers = (db: Database) =>
  db
    .select({
      ...{ user: users, role: userRoles, eduOrg: eduOrgs, language: languages },
      photo: { bucket: mediaFiles.bucket, fileName: mediaFiles.fileName },
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.id, users.roleId))
    .innerJoin(languages, eq(languages.id, users.languageId))
    .leftJoin(eduOrgs, eq(eduOrgs.id, users.eduOrgId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, users.photoId));

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

export const toUser = ({ user, role, eduOrg, language, photo }: Row, reader: LanguageKey) => ({
  ...user,
  role: { id: role.id, key: role.key, name: inLanguage(role.name, reader) },
  eduOrg: eduOrg && toOrganisation(eduOrg, reader),
  language,
  photoUrl: photo && fileUrl(photo),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
});
