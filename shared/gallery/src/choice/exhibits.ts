import type { Exhibit } from '../Exhibit';
import { comboboxFieldExhibit } from './comboboxFieldExhibit';
import { multiSelectFieldExhibit } from './multiSelectFieldExhibit';

export const exhibits: readonly Exhibit[] = [comboboxFieldExhibit, multiSelectFieldExhibit];
