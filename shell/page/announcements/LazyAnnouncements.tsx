import { useEffect, useState, type ComponentType } from 'react';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { afterLoad } from '../reports/afterLoad';
import { failureOf } from '../reports/failureOf';
import { useReport } from '../reports/useReport';

/** Works on the service and the mobile application; a page that cannot load them does without. */
export function LazyAnnouncements() {
  const report = useReport();
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const tell = (error: unknown) => report({ kind: 'error', phase: 'load', ...failureOf(error) });
    const load = () =>
      void import('./Announcements').then(
        ({ Announcements }) => setPart(() => Announcements),
        // Without a network there is nothing to tell, and nobody to tell it to.
        (error: unknown) => navigator.onLine && tell(error),
      );
    // Its code and its calls would take the line that the first screen’s data needs.
    const forget = afterLoad(load);
    window.addEventListener('online', load);
    return () => {
      forget();
      window.removeEventListener('online', load);
    };
  }, [report]);
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
