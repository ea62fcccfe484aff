import { createContext, useContext } from 'react';

type Pane = 'list' | 'item';

/** The item’s is set only where both stand beside each other: alone it is a screen like any other. */
export const PaneContext = createContext<Pane | undefined>(undefined);

/** Which half of a split screen this is in; nothing where it has the screen to itself. */
export const usePane = () => useContext(PaneContext);
