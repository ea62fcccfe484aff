import type { Exhibit } from '../Exhibit';
import { menuExhibit } from './menuExhibit';
import { popoverExhibit } from './popoverExhibit';
import { tooltipExhibit } from './tooltipExhibit';
import { truncatedExhibit } from './truncatedExhibit';

export const exhibits: readonly Exhibit[] = [
  menuExhibit,
  popoverExhibit,
  tooltipExhibit,
  truncatedExhibit,
];
