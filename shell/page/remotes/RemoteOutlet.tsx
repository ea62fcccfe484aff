import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import { failureOf } from '../reports/failureOf';
import { useReport } from '../reports/useReport';
import type { Part } from './createRemoteLoader';
import { phaseOf } from './phaseOf';
import type { PlannedRemote } from './Plan';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailure } from './RemoteFailure';
import { useRemotes } from './useRemotes';

interface RemoteOutletProps {
  remote: PlannedRemote;
  part: Part;
  name: string;
  /** Of a widget: what its place tells it. */
  props?: object;
  skeleton: ReactNode;
}

function Attempt({
  remote,
  part,
  name,
  props,
  skeleton,
  onTryAgain,
}: RemoteOutletProps & { onTryAgain: () => void }) {
  const { loader, rescue } = useRemotes();
  const report = useReport();
  const { name: owner } = remote.declaration;
  // React remembers a rejected lazy for ever, so every attempt is mounted with one of its own.
  const [Content] = useState(() => {
    const which = [owner, part, name] as const;
    return loader.loaded(...which) ?? lazy(() => loader.component(...which).catch(rescue));
  });
  const onError = (error: Error) => {
    const release = loader.releaseOf(owner) ?? remote.release;
    const doing = loader.loaded(owner, part, name)
      ? ({ phase: 'render' } as const)
      : ({ phase: phaseOf(error), step: 'card' } as const);
    console.error(`[${owner} ${release}] ${name}:`, error);
    report({ kind: 'error', ...doing, ...failureOf(error), remote: owner, release });
  };
  return (
    <RemoteBoundary
      onError={onError}
      failure={<RemoteFailure remote={remote} onTryAgain={onTryAgain} />}
    >
      <Suspense fallback={skeleton}>
        <Content {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Mounts one screen or widget of a remote; whatever goes wrong in it stays inside. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const { name } = props.remote.declaration;
  return <Attempt key={`${name}/${props.name}/${attempt}`} {...props} onTryAgain={tryAgain} />;
}
