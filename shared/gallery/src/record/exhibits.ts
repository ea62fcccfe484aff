import type { Exhibit } from '../Exhibit';
import { discardDialogExhibit } from './discardDialogExhibit';
import { editorScreenExhibit } from './editorScreenExhibit';
import { recordFormExhibit } from './recordFormExhibit';
import { recordWindowExhibit } from './recordWindowExhibit';
import { saveBarExhibit } from './saveBarExhibit';

export const exhibits: readonly Exhibit[] = [
  discardDialogExhibit,
  editorScreenExhibit,
  recordFormExhibit,
  recordWindowExhibit,
  saveBarExhibit,
];
