import { storedText } from '@campus/shared/browser/storedText';
import * as z from 'zod/mini';

const kept = z.object({
  savedAt: z.number(),
  /** Whose words these are; a guest has no id. */
  owner: z.nullable(z.string()),
  /** The values that the form began with. */
  base: z.string(),
  values: z.record(z.string(), z.unknown()),
});
type Stored = z.infer<typeof kept>;

const lifetime = 14 * 24 * 60 * 60 * 1000;
const textOf = (key: string) => storedText(`campus.draft.${key}`);

interface Found {
  values: Stored['values'];
  /** The values that it began with, where the form begins with others now. */
  began?: Stored['values'];
}

/** What was typed into one form. */
export const storedDraft = {
  /** Nothing when it is old, another person's or unreadable. */
  read(key: string, { owner, base }: Pick<Stored, 'owner' | 'base'>): Found | undefined {
    try {
      const draft = z.parse(kept, JSON.parse(textOf(key).read() ?? ''));
      const isFresh = Date.now() - draft.savedAt < lifetime;
      if (!isFresh || draft.owner !== owner) return undefined;
      const { values } = draft;
      if (draft.base === base) return { values };
      return { values, began: z.parse(kept.shape.values, JSON.parse(draft.base)) };
    } catch {
      return undefined;
    }
  },
  /** Whether this browser keeps anything at all. */
  isAllowed() {
    const probe = textOf('probe');
    probe.write('1');
    const isKept = probe.read() !== null;
    probe.write(null);
    return isKept;
  },
  /** What is being written has got another name. */
  move(from: string, to: string) {
    const draft = textOf(from).read();
    if (draft) textOf(to).write(draft);
    textOf(from).write(null);
  },
  write(key: string, draft: Omit<Stored, 'savedAt'>) {
    textOf(key).write(JSON.stringify({ ...draft, savedAt: Date.now() }));
  },
  forget(key: string) {
    textOf(key).write(null);
  },
};
