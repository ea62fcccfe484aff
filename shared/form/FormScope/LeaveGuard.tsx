import { useUnsaved } from '@campus/shared/stores/useUnsaved';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';

/**
 * Tells the page that words are unsaved; a form that keeps no draft also asks before they are lost.
 * The router admits one question, so a clean form has none.
 */
export function LeaveGuard({ isSent }: { isSent?: RefObject<boolean> }) {
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
  useUnsaved(asks);
  if (!asks || !isSent) return null;
  return <LeaveQuestion isUnsaved={() => isDirty.current && !isSent.current} />;
}
