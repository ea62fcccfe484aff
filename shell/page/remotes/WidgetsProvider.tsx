import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useMemo, type ReactNode } from 'react';
import type { PlannedRemote } from './Plan';
import { RemoteOutlet } from './RemoteOutlet';
import { useRemotes } from './useRemotes';

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
