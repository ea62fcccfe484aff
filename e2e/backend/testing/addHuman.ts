import { randomUUID } from 'node:crypto';
import { existing } from '../existing';
import { mediaFiles } from '../schema/files';
import { humans } from '../schema/people';
import { languages } from '../schema/resources';
import { anySnils } from './anySnils';
import type { TestBackend } from './startTestBackend';

type NewHuman = Partial<typeof humans.$inferInsert>;

/** Names and documents in order; every person has a СНИЛС of their own. */
export const identified = (change: NewHuman = {}): NewHuman => ({
  lastName: 'Тестовая',
  firstName: 'Участница',
  birthDate: '2005-03-14',
  gender: 'F',
  citizenship: 'RU',
  snils: anySnils(),
  identityStatus: 'FILLED',
  ...change,
});

/** A signed-in participant who has given nothing but an e-mail, unless more is said. */
export async function addHuman({ db, services }: TestBackend, change: NewHuman = {}) {
  const [language] = await db.select().from(languages).limit(1);
  const email = `${randomUUID()}@example.test`;
  const [row] = await db
    .insert(humans)
    .values({ email, languageId: existing(language).id, ...change })
    .returning();
  const human = existing(row);
  return { ...human, token: await services.sessions.open('HUMAN', human.id, '127.0.0.1') };
}

/** The row of a photograph; there are no bytes behind it. */
export async function addPhoto({ db }: TestBackend, subjectId: string) {
  const [photo] = await db
    .insert(mediaFiles)
    .values({
      bucket: 'human-photo',
      fileName: `${randomUUID()}.jpg`,
      originalName: 'me.jpg',
      mime: 'image/jpeg',
      size: 1,
      sha256: '0',
      subjectId,
    })
    .returning();
  return existing(photo).id;
}
