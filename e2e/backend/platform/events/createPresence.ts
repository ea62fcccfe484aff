/** Milliseconds after which somebody who has not been heard of has left. */
export const presenceLease = 30_000;

export interface Attendance {
  /** What somebody has open. */
  subject: string;
  id: string;
  name: string;
  isWriting: boolean;
}

interface Seen extends Attendance {
  until: number;
}

/** Who has what open, as this process has heard: in memory, because a minute later it is worth nothing. */
export function createPresence(now: () => number) {
  const seen = new Map<string, Map<string, Seen>>();

  /** @returns whether others see any difference. */
  function renew({ subject, id, name, isWriting }: Attendance) {
    const people = seen.get(subject) ?? new Map<string, Seen>();
    const before = people.get(id);
    people.set(id, { subject, id, name, isWriting, until: now() + presenceLease });
    seen.set(subject, people);
    return before?.isWriting !== isWriting;
  }

  /** @returns whether somebody was there who is not any more. */
  function leave({ subject, id }: Pick<Attendance, 'subject' | 'id'>) {
    const people = seen.get(subject);
    const wasThere = people?.delete(id) ?? false;
    if (people?.size === 0) seen.delete(subject);
    return wasThere;
  }

  /** Forgets who has left; the subjects that they had open. */
  function lapse() {
    const left = [...seen.values()]
      .flatMap((people) => [...people.values()])
      .filter(({ until }) => until <= now());
    for (const one of left) leave(one);
    return [...new Set(left.map(({ subject }) => subject))];
  }

  const peopleAt = (subject: string) =>
    [...(seen.get(subject)?.values() ?? [])].map(({ id, name, isWriting }) => ({
      id,
      name,
      isWriting,
    }));

  return { renew, leave, lapse, peopleAt, subjects: () => [...seen.keys()] };
}
