import type { Exhibit } from '../Exhibit';
import { openItemsExhibit } from './openItemsExhibit';
import { progressBarExhibit } from './progressBarExhibit';
import { progressExhibit } from './progressExhibit';
import { stepperExhibit } from './stepperExhibit';
import { taskListExhibit } from './taskListExhibit';
import { timelineExhibit } from './timelineExhibit';

export const exhibits: readonly Exhibit[] = [
  openItemsExhibit,
  progressBarExhibit,
  progressExhibit,
  stepperExhibit,
  taskListExhibit,
  timelineExhibit,
];
