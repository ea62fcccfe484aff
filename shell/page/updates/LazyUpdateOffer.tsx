import { useEffect, useState, type ComponentType } from 'react';
import { afterLoad } from '../reports/whenIdle';

async function load() {
  const { UpdateOffer } = await import('./UpdateOffer');
  return UpdateOffer;
}

/** A fresh page is of the newest release, so the code that looks for a newer one is loaded later. */
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
