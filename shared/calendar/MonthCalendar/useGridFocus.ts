import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays, addMonths, monthOf, sameDayOf, weekdayOf } from './monthDays';

const firstControl = 'a[href], button';

/** Where a key leads from a day, as the ARIA pattern of a grid has it. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string) {
  const months = shiftKey ? 12 : 1;
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => sameDayOf(addMonths(monthOf(day), -months), day),
    PageDown: () => sameDayOf(addMonths(monthOf(day), months), day),
  };
  return steps[key]?.();
}

/** One day of the grid is a Tab stop; keys move it, over the edge of the month into the next one. */
export function useGridFocus(month: string, today: string, hrefOf: (month: string) => string) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const [chosen, setChosen] = useState(today);
  const active = monthOf(chosen) === month ? chosen : `${month}-01`;

  // Another month may take time to come; its day gets the focus when it is there.
  useEffect(() => {
    if (!isMoved.current || active !== chosen) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, chosen]);

  function moveTo(day: string) {
    isMoved.current = true;
    setChosen(day);
    if (monthOf(day) !== month) void navigate(hrefOf(monthOf(day)), { preventScrollReset: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = event.currentTarget;
    // React hands on keys of the window that a day opens, though it is no part of the day's element.
    if (!cell.contains(event.target as Node)) return;
    const next = dayByKey(event, active);
    if (next) {
      event.preventDefault();
      moveTo(next);
    } else if (event.key === 'Escape') {
      cell.focus();
    } else if (event.key === 'Enter' && event.target === cell) {
      cell.querySelector<HTMLElement>(firstControl)?.focus();
    }
  }
  return { grid, active, setActive: setChosen, onKeyDown };
}
