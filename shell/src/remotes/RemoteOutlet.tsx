import { Suspense, lazy, useState, type ReactNode } from 'react';
import type { Part } from './createRemoteLoader';
import type { PlannedRemote } from './Plan';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailure } from './RemoteFailure';
import { useRemotes } from './useRemotes';

interface RemoteOutletProps {
  remote: PlannedRemote;
  part: Part;
  name: string;
  skeleton: ReactNode;
}

function Attempt({
  remote,
  part,
  name,
  skeleton,
  onRetry,
}: RemoteOutletProps & { onRetry: () => Promise<void> }) {
  const { loader } = useRemotes();
  // React remembers a rejected lazy for ever, so every attempt is mounted with one of its own.
  const [Content] = useState(() =>
    lazy(() => loader.component(remote.declaration.name, part, name)),
  );
  return (
    <RemoteBoundary
      onError={(error) =>
        console.error(`[${remote.declaration.name} ${remote.release}] ${name}:`, error)
      }
      failure={<RemoteFailure remote={remote} onRetry={onRetry} />}
    >
      <Suspense fallback={skeleton}>
        <Content />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Mounts one screen or widget of a remote; whatever goes wrong in it stays inside. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { loader } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const remote = props.remote.declaration.name;
  const onRetry = async () => {
    // Without an answer about newer releases the one at hand is tried again.
    await loader.renew(remote).catch(() => undefined);
    setAttempt((count) => count + 1);
  };
  return <Attempt key={`${remote}/${props.name}/${attempt}`} {...props} onRetry={onRetry} />;
}
