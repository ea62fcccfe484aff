import { eq } from 'drizzle-orm';
import { createCardNumber } from '../cards/createCardNumber';
import { existing } from '../existing';
import { eskCards } from '../schema/cards';
import { humans } from '../schema/people';
import { addHuman, addPhoto, identified } from './addHuman';
import { addRecord } from './addRecord';
import type { TestBackend } from './startTestBackend';

type Card = typeof eskCards.$inferInsert;

/** A verified student with a photograph, and with a card if its state is given. */
export async function addStudent(backend: TestBackend, card?: Partial<Card>) {
  const { db } = backend;
  const human = await addHuman(backend, identified({ identityStatus: 'VERIFIED' }));
  const photoId = await addPhoto(backend, human.id);
  await db.update(humans).set({ photoId }).where(eq(humans.id, human.id));
  const record = await addRecord(backend, { humanId: human.id });
  return { ...human, photoId, record, card: card && (await addCard(backend, human.id, card)) };
}

export async function addCard({ db }: TestBackend, humanId: string, card: Partial<Card> = {}) {
  const known = { humanId, number: createCardNumber(), kind: 'DIGITAL', status: 'ACTIVE' } as const;
  const [row] = await db
    .insert(eskCards)
    .values({ ...known, ...card })
    .returning();
  return existing(row);
}
