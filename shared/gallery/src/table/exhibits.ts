import type { Exhibit } from '../Exhibit';
import { listExhibit, splitListExhibit } from './listExhibits';
import { searchedTableExhibit, tableBarExhibit } from './searchedExhibits';
import {
  actionBarExhibit,
  bulkBarExhibit,
  columnMenuExhibit,
  dataTableExhibit,
  exportButtonExhibit,
  filterSelectExhibit,
  nameCellExhibit,
} from './tableExhibits';

export const exhibits: readonly Exhibit[] = [
  actionBarExhibit,
  dataTableExhibit,
  bulkBarExhibit,
  columnMenuExhibit,
  exportButtonExhibit,
  filterSelectExhibit,
  listExhibit,
  nameCellExhibit,
  searchedTableExhibit,
  splitListExhibit,
  tableBarExhibit,
];
