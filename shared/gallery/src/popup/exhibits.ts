import type { Exhibit } from '../Exhibit';
import { menuExhibit } from './menuExhibit';
import { popoverExhibit } from './popoverExhibit';

export const exhibits: readonly Exhibit[] = [menuExhibit, popoverExhibit];
