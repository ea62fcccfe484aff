import type { Exhibit } from '../Exhibit';
import { progressExhibit } from './progressExhibit';
import { stepperExhibit } from './stepperExhibit';
import { taskListExhibit } from './taskListExhibit';
import { timelineExhibit } from './timelineExhibit';

export const exhibits: readonly Exhibit[] = [
  progressExhibit,
  stepperExhibit,
  taskListExhibit,
  timelineExhibit,
];
