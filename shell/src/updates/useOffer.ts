import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemotes } from '../remotes/useRemotes';
import { onLook } from '../session/onLook';
import { createAsking } from './createAsking';
import { useWorkerUpdate } from './useWorkerUpdate';

/** Whether something newer waits for a reload, and this is a moment to say so. */
export function useOffer() {
  const { loader } = useRemotes();
  const { pathname } = useLocation();
  const isUnsaved = useClientStore(({ unsaved }) => unsaved > 0);
  const [asking] = useState(() => createAsking(loader.takeNewer));
  const [offered, setOffered] = useState('');
  const [declined, setDeclined] = useState('');

  // Whoever fills in a form is not disturbed, and hears of it on the next screen.
  const offer = useEffectEvent(() => {
    if (!isUnsaved) setOffered(asking.news());
  });

  useEffect(() => {
    let isHere = true;
    void asking.ask().then(() => isHere && offer());
    return () => {
      isHere = false;
    };
  }, [asking, pathname]);
  useEffect(() => onLook(() => void asking.ask()), [asking]);
  useWorkerUpdate(asking);

  return {
    isOffered: offered !== '' && offered !== declined && !isUnsaved,
    decline: () => setDeclined(offered),
  };
}
