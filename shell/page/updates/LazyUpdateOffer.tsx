import { useEffect, useState, type ComponentType } from 'react';
import { afterLoad } from '../reports/whenIdle';

async function load() {
  const { UpdateOffer } = await import('./UpdateOffer');
  return UpdateOffer;
}

/** A page that has just come is of the newest release: what looks for a newer one comes later. */
export function LazyUpdateOffer() {
  const [UpdateOffer, setUpdateOffer] = useState<ComponentType>();
  useEffect(() => {
    // Files that are being developed are loaded anew by their own server.
    if (process.env.NODE_ENV === 'development') return;
    return afterLoad(
      () =>
        void load().then(
          (found) => setUpdateOffer(() => found),
          () => undefined,
        ),
    );
  }, []);
  return UpdateOffer && <UpdateOffer />;
}
