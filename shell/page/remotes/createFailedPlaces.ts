/** A screen or a widget that stands failed on the page. */
export interface FailedPlace {
  tryAgain: () => void;
}

/** What has failed, by remote: one card speaks for all places of a remote, and mends them all. */
export interface FailedPlaces {
  /** Gives a way to take the place out again. */
  add: (remote: string, place: FailedPlace) => () => void;
  /** The place whose card is shown. */
  speaker: (remote: string) => FailedPlace | undefined;
  tryAgain: (remote: string) => void;
  listen: (onChange: () => void) => () => void;
}

export function createFailedPlaces(): FailedPlaces {
  const places = new Map<string, readonly FailedPlace[]>();
  const listeners = new Set<() => void>();
  const of = (remote: string) => places.get(remote) ?? [];

  function change(remote: string, now: readonly FailedPlace[]) {
    places.set(remote, now);
    listeners.forEach((listener) => listener());
  }

  return {
    add(remote, place) {
      change(remote, [...of(remote), place]);
      return () =>
        change(
          remote,
          of(remote).filter((other) => other !== place),
        );
    },
    speaker: (remote) => of(remote)[0],
    tryAgain: (remote) => of(remote).forEach((place) => place.tryAgain()),
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
