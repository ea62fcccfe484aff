import type { Opened } from './openAnew';
import type { MountStage } from './openMountStage';
import type { MountVisit } from './visitsOf';

/**
 * Pages that have shown others without a word against them, by who sees them and how. A page whose
 * person has been signed in anew meanwhile stays behind: pages have one token together, and of those
 * that renew it the second one ends the session.
 */
export function createIdlePages({ tokenOf }: Pick<MountStage, 'tokenOf'>) {
  const idle = new Map<string, Opened[]>();
  return async ({
    person,
    looks: [{ language, width }],
  }: Pick<MountVisit, 'person' | 'looks'>): Promise<Opened[]> => {
    const token = person && (await tokenOf(person));
    const key = [person, language, width, token].join(' ');
    const pages = idle.get(key) ?? [];
    idle.set(key, pages);
    return pages;
  };
}
