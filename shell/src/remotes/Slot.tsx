import type { Place } from '@campus/shared/remote/RemoteDeclaration';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { RemoteOutlet } from './RemoteOutlet';
import { useRemotes } from './useRemotes';

/** Everything that the remotes offer for one place of the shell, in the order they ask for. */
export function Slot({ place }: { place: Place }) {
  const { planned } = useRemotes();
  const session = useSession();
  const offers = planned
    .flatMap((remote) => remote.declaration.slots.map((slot) => ({ remote, slot })))
    .filter(({ slot }) => slot.place === place && mayUse(session, slot.access))
    .sort((a, b) => a.slot.order - b.slot.order);
  return offers.map(({ remote, slot: { widget } }) => (
    <RemoteOutlet
      key={widget}
      remote={remote}
      part="widgets"
      name={widget}
      skeleton={<Skeleton height={240} radius="l" />}
    />
  ));
}
