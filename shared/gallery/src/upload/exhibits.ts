import type { Exhibit } from '../Exhibit';
import { fileDropExhibit } from './fileDropExhibit';
import { fileFieldExhibit } from './fileFieldExhibit';
import { photoFieldExhibit } from './photoFieldExhibit';

export const exhibits: readonly Exhibit[] = [fileDropExhibit, fileFieldExhibit, photoFieldExhibit];
