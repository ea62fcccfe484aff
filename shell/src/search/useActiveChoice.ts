import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Choice } from './Choice';

/** Which line Enter would choose; the focus itself stays in the field. */
export function useActiveChoice(choices: readonly Choice[], idOf: (choice: Choice) => string) {
  const [moved, setMoved] = useState<{ id: string; isByKey: boolean }>();
  const place = Math.max(
    0,
    choices.findIndex(({ id }) => id === moved?.id),
  );
  const active = choices[place];
  const shownId = active && moved?.isByKey ? idOf(active) : undefined;

  useEffect(() => {
    if (shownId) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  /** One up or down; after the last comes the first. */
  const step = (by: 1 | -1) => {
    const next = choices.at((place + by) % choices.length);
    if (next) setMoved({ id: next.id, isByKey: true });
  };
  return {
    active,
    onKeyDown: (event: KeyboardEvent) => {
      const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (!isStep && event.key !== 'Enter') return;
      event.preventDefault();
      if (isStep) step(event.key === 'ArrowDown' ? 1 : -1);
      // A press on the line itself, so that its link goes where a link goes.
      else if (active && !event.nativeEvent.isComposing)
        document.getElementById(idOf(active))?.click();
    },
    point: (id: string) => setMoved({ id, isByKey: false }),
    reset: () => setMoved(undefined),
  };
}
