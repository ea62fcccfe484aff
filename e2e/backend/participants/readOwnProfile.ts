import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../database/Database';
import { findProfile } from '../humans/findProfile';
import { Refusal } from '../Refusal';

/** What a participant reads about himself or herself. */
export async function readOwnProfile(db: Database, id: string, language: LanguageKey) {
  const found = await findProfile(db, id, language);
  if (!found) throw new Refusal(401, 'TOKEN');
  return { kind: 'HUMAN' as const, ...found.profile };
}
