import * as z from 'zod/mini';

const kept = z.object({
  savedAt: z.number(),
  /** Whose words these are; a guest has no id. */
  owner: z.nullable(z.string()),
  /** The values that the form began with. */
  base: z.string(),
  values: z.record(z.string(), z.unknown()),
});
type Kept = z.infer<typeof kept>;

const lifetime = 14 * 24 * 60 * 60 * 1000;
const nameOf = (key: string) => `campus.draft.${key}`;

/** What was typed into one form; a browser that forbids storage only loses the convenience. */
export const keptDraft = {
  /** Nothing when it is old, another person's, unreadable or written over other values. */
  read(key: string, { owner, base }: Pick<Kept, 'owner' | 'base'>): Kept['values'] | undefined {
    try {
      const draft = z.parse(kept, JSON.parse(localStorage.getItem(nameOf(key)) ?? ''));
      const isFresh = Date.now() - draft.savedAt < lifetime;
      const isFitting = draft.owner === owner && draft.base === base;
      return isFresh && isFitting ? draft.values : undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, draft: Omit<Kept, 'savedAt'>) {
    try {
      localStorage.setItem(nameOf(key), JSON.stringify({ ...draft, savedAt: Date.now() }));
    } catch {
      return;
    }
  },
  forget(key: string) {
    try {
      localStorage.removeItem(nameOf(key));
    } catch {
      return;
    }
  },
};
