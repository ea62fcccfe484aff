import type { Exhibit } from '../Exhibit';
import { listExhibit, splitListExhibit } from './listExhibits';
import {
  bulkBarExhibit,
  columnMenuExhibit,
  dataTableExhibit,
  exportButtonExhibit,
  filterSelectExhibit,
  nameCellExhibit,
} from './tableExhibits';

export const exhibits: readonly Exhibit[] = [
  dataTableExhibit,
  bulkBarExhibit,
  columnMenuExhibit,
  exportButtonExhibit,
  filterSelectExhibit,
  listExhibit,
  nameCellExhibit,
  splitListExhibit,
];
