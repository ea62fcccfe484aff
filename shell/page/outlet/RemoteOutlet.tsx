import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Surface } from '@campus/shared/ui/Surface';
import {
  Suspense,
  lazy,
  useCallback,
  useState,
  type ReactNode,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../reports/failureOf';
import { useReport } from '../reports/createReporter';
import type { Part } from '../remotes/createRemoteLoader';
import { phaseOf } from '../loading/loadWithFallbacks';
import type { PlannedRemote } from '../loading/Plan';
import { RemoteBoundary } from '../loading/RemoteBoundary';
import { useRemotes } from '../remotes/useRemotes';
import styles from './RemoteFailure.module.css';

/** Enters a failed place among those of its remote; tells whether it is the one that speaks. */
function useSpeaker(remote: string, tryAgain: () => void): boolean {
  const { failed } = useRemotes();
  const place = useMemo(() => ({ tryAgain }), [tryAgain]);
  useEffect(() => failed.add(remote, place), [failed, remote, place]);
  const speaker = useSyncExternalStore(
    failed.listen,
    () => failed.speaker(remote),
    () => undefined,
  );
  return speaker === place;
}

interface RemoteFailureProps {
  remote: PlannedRemote;
  /** Mounts anew what has failed. */
  onTryAgain: () => void;
}

/**
 * The card that stands where a remote could not: what is missing, and a way to try again. Where
 * several places of the remote have failed, the first one speaks for all.
 */
function RemoteFailure({ remote, onTryAgain }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  const { loader, rescue, failed } = useRemotes();
  const language = useClientStore((state) => state.currentLanguage);
  const [isTrying, setIsTrying] = useState(false);
  const { name, title } = remote.declaration;
  const isSpeaker = useSpeaker(name, onTryAgain);
  if (!isSpeaker) return null;
  const retry = async () => {
    setIsTrying(true);
    // Without an answer about newer releases the one at hand is tried again.
    await loader
      .renew(name)
      .catch(rescue)
      .catch(() => undefined);
    failed.tryAgain(name);
  };
  return (
    <Surface>
      <div role="alert" data-state="failed" className={styles.failure}>
        <Icon name="alert" />
        <div>
          <p className={styles.title}>{t('remote.failed', { title: title[language] })}</p>
          <p className={styles.text}>{t('remote.rest')}</p>
        </div>
        <Button variant="soft" icon="retry" busy={isTrying} onClick={() => void retry()}>
          {t('remote.retry')}
        </Button>
      </div>
    </Surface>
  );
}

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

const widgetsOf = (remote: PlannedRemote) =>
  remote.declaration.slots.map((slot) => ({
    slot,
    show: (props: object) => (
      <RemoteOutlet
        remote={remote}
        part="widgets"
        name={slot.widget}
        props={props}
        skeleton={<Skeleton height={240} radius="l" />}
      />
    ),
  }));

/** Gives every page what the remotes have for its places. */
export function WidgetsProvider({ children }: { children: ReactNode }) {
  const { planned } = useRemotes();
  const widgets = useMemo(() => planned.flatMap(widgetsOf), [planned]);
  return <PlacesContext value={widgets}>{children}</PlacesContext>;
}
