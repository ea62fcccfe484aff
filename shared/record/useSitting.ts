import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface Sitting {
  /** The key of the editor: another record is another sitting. */
  number: number;
  /** Leads to the address of what was a new record until now; the editor stays as it is. */
  onCreated: (address: string) => void;
}

/** One sitting at one record, by its address: it goes on when a new record gets its own. */
export function useSitting(address: string): Sitting {
  const navigate = useNavigate();
  const [sitting, setSitting] = useState({ number: 0, addresses: [address] });
  if (!sitting.addresses.includes(address))
    setSitting({ number: sitting.number + 1, addresses: [address] });
  // A record may get its address after its editor has been left: nobody is led back to it.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    number: sitting.number,
    onCreated: (created) => {
      if (!isHere.current) return;
      setSitting({ ...sitting, addresses: [address, created] });
      const here = { replace: true, preventScrollReset: true, state: { sameAs: address } };
      void navigate(created, here);
    },
  };
}
