import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { SlotDeclaration } from './RemoteDeclaration';

export interface PlacedWidget {
  slot: SlotDeclaration;
  /** It loads and fails by itself. */
  show: (props: object) => ReactNode;
}

/** The widgets of all remotes of the page, provided by the shell. */
export const PlacesContext = createContext<readonly PlacedWidget[]>([]);
