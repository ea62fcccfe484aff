import { useEffect, useState, type ComponentType } from 'react';
import { RemoteBoundary } from '../loading/RemoteBoundary';
import { afterLoad } from '../reports/whenIdle';
import { failureOf } from '../reports/failureOf';
import { useReport } from '../reports/createReporter';

interface LazyNoticeProps {
  /** The same function at every render. */
  load: () => Promise<ComponentType>;
}

/** Works on the service, the mobile application: a page that cannot load them does without. */
export function LazyNotice({ load }: LazyNoticeProps) {
  const report = useReport();
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const tell = (error: unknown) => report({ kind: 'error', phase: 'load', ...failureOf(error) });
    const start = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        // Without a network there is nothing to tell, and nobody to tell it to.
        (error: unknown) => navigator.onLine && tell(error),
      );
    // Its code and its calls would take the line that the first screen’s data needs.
    const forget = afterLoad(start);
    window.addEventListener('online', start);
    return () => {
      forget();
      window.removeEventListener('online', start);
    };
  }, [load, report]);
  return (
    Part && (
      <RemoteBoundary
        failure={null}
        onError={(error) => report({ kind: 'error', phase: 'render', ...failureOf(error) })}
      >
        <Part />
      </RemoteBoundary>
    )
  );
}
