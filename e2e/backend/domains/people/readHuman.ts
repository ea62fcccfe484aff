import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import type { Requester } from '../../platform/access/Requester';
import { findProfile } from './findProfile';
import { isInScope } from '../accounts/assertVisible';

interface Reader {
  db: Database;
  visitor: Requester;
  language: LanguageKey;
}

/** A person as staff may see them; a person of another organisation does not exist for its operator. */
export async function readHuman(id: string, { db, visitor, language }: Reader) {
  const found = await findProfile(db, id, language, isInScope(visitor));
  if (!found) throw new Refusal(404, 'NOT_FOUND');
  return found;
}
