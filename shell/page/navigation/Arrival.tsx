import { useArrival } from './useArrival';

/** Says the title of the new page aloud where the focus does not stand on it. */
export const Arrival = () => (
  <p aria-live="polite" className="visually-hidden">
    {useArrival()}
  </p>
);
