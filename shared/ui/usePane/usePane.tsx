import { createContext, useContext } from 'react';

type Pane = 'list' | 'item';

/** Set only where both stand beside each other. */
export const PaneContext = createContext<Pane | undefined>(undefined);

/** Which half of a split screen this is in; nothing where it has the screen to itself. */
export const usePane = () => useContext(PaneContext);
