import { ErrorState } from '@campus/shared/ui/ErrorState';
import { Suspense, lazy, useState } from 'react';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { ScreenSkeleton } from '../remotes/ScreenSkeleton';
import type { ScreenCode } from './ScreenCode';

function Attempt({ code, onRetry }: { code: ScreenCode; onRetry: () => void }) {
  // React remembers a rejected lazy for ever, so every attempt is mounted with one of its own.
  const [Content] = useState(() => code.loaded() ?? lazy(code.load));
  return (
    <RemoteBoundary
      failure={<ErrorState onRetry={onRetry} />}
      onError={(error) => console.error(error)}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <Content />
      </Suspense>
    </RemoteBoundary>
  );
}

/** A screen of the shell that most visits never see; its code comes when somebody goes there. */
export function LazyScreen({ code }: { code: ScreenCode }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} code={code} onRetry={() => setAttempt(attempt + 1)} />;
}
