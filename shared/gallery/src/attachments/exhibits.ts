import type { Exhibit } from '../Exhibit';
import { filesFieldExhibit } from './filesFieldExhibit';
import { fileWordsExhibit } from './fileWordsExhibit';
import { pictureFieldExhibit } from './pictureFieldExhibit';

export const exhibits: readonly Exhibit[] = [
  filesFieldExhibit,
  fileWordsExhibit,
  pictureFieldExhibit,
];
