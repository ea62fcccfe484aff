/** Milliseconds after which somebody who has not been heard of has left. */
export const presenceLease = 30_000;

export interface PresenceEntry {
  /** What somebody has open. */
  subject: string;
  /** Where: somebody may have it open in several, and is there until the last of them is closed. */
  tab: string;
  id: string;
  name: string;
  isWriting: boolean;
}

export type Leaving = Pick<PresenceEntry, 'subject' | 'tab' | 'id'>;

/** Each person once. */
export type PresentPeople = Pick<PresenceEntry, 'id' | 'name' | 'isWriting'>[];

interface Seen extends PresenceEntry {
  until: number;
}

const keyOf = ({ id, tab }: Leaving) => `${id} ${tab}`;

/** Who has what open, as this process has heard: in memory, because a minute later it is worth nothing. */
export function createPresence(now: () => number) {
  const seen = new Map<string, Map<string, Seen>>();

  /** Each person once, who writes where one of the tabs does. */
  function peopleAt(subject: string): PresentPeople {
    const people = new Map<string, PresentPeople[number]>();
    for (const { id, name, isWriting } of seen.get(subject)?.values() ?? [])
      people.set(id, { id, name, isWriting: isWriting || people.get(id)?.isWriting === true });
    return [...people.values()];
  }

  /** @returns whether others see any difference in this person. */
  function change({ subject, id }: Leaving, deed: () => void) {
    const stateOf = () => peopleAt(subject).find((person) => person.id === id)?.isWriting;
    const before = stateOf();
    deed();
    return before !== stateOf();
  }

  /** @returns whether others see any difference. */
  const renew = (attendance: PresenceEntry) =>
    change(attendance, () => {
      const tabs = seen.get(attendance.subject) ?? new Map<string, Seen>();
      tabs.set(keyOf(attendance), { ...attendance, until: now() + presenceLease });
      seen.set(attendance.subject, tabs);
    });

  /** @returns whether others see any difference. */
  const leave = (from: Leaving) =>
    change(from, () => {
      const tabs = seen.get(from.subject);
      tabs?.delete(keyOf(from));
      if (tabs?.size === 0) seen.delete(from.subject);
    });

  /** Forgets the tabs that are gone; the subjects where others see any difference. */
  function lapse() {
    const gone = [...seen.values()]
      .flatMap((tabs) => [...tabs.values()])
      .filter(({ until }) => until <= now());
    return [...new Set(gone.filter(leave).map(({ subject }) => subject))];
  }

  return { renew, leave, lapse, peopleAt, subjects: () => [...seen.keys()] };
}
