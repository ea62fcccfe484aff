import type { Heads } from '@campus/shared/remote/createHeads';
import { createContext } from 'react';

/** The page's one list of heads, made by the shell. */
export const HeadsContext = createContext<Heads | null>(null);
