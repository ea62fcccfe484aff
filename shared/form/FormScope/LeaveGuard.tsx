import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';

/** Asks before what was typed is lost; the router admits one question, so a clean form has none. */
export function LeaveGuard({ isSent }: { isSent: RefObject<boolean> }) {
  const { subscribe } = useFormContext();
  const isDirty = useRef(false);
  const [asks, setAsks] = useState(false);

  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true },
        callback: ({ dirtyFields = {} }) => {
          isDirty.current = Object.keys(dirtyFields).length > 0;
          setAsks(isDirty.current);
        },
      }),
    [subscribe],
  );
  if (!asks) return null;
  return <LeaveQuestion isUnsaved={() => isDirty.current && !isSent.current} />;
}
