import type { Exhibit } from '../Exhibit';
import { chartExhibit } from './chartExhibit';

export const exhibits: readonly Exhibit[] = [chartExhibit];
