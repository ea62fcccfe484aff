import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../../platform/database/Database';
import { findProfile } from './findProfile';
import { Refusal } from '../../platform/access/Refusal';

/** What a participant reads about himself or herself; a record that differs is not shown. */
export async function readOwnProfile(db: Database, id: string, language: LanguageKey) {
  const found = await findProfile(db, id, language);
  if (!found) throw new Refusal(401, 'TOKEN');
  const { profile } = found;
  const student = profile.identityStatus === 'MISMATCH' ? null : profile.student;
  return { kind: 'HUMAN' as const, ...profile, student };
}
