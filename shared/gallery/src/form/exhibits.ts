import type { Exhibit } from '../Exhibit';
import { checkedFormExhibit } from './checkedFormExhibit';
import {
  checkboxFieldExhibit,
  checkboxGroupFieldExhibit,
  radioFieldExhibit,
  selectFieldExhibit,
  switchFieldExhibit,
} from './choiceExhibits';
import { conflictDialogExhibit } from './conflictDialogExhibit';
import { dateFieldExhibit, dateRangeFieldExhibit, momentFieldExhibit } from './dateExhibits';
import {
  draftNoticeExhibit,
  errorSummaryExhibit,
  fieldRowExhibit,
  fieldShellExhibit,
  formExhibit,
  formFieldsExhibit,
  formScopeExhibit,
  formSectionExhibit,
} from './formExhibits';
import {
  codeFieldExhibit,
  moneyFieldExhibit,
  passwordFieldExhibit,
  phoneFieldExhibit,
  resendCodeExhibit,
  snilsFieldExhibit,
  textAreaFieldExhibit,
  textFieldExhibit,
  titleFieldExhibit,
} from './textExhibits';

export const exhibits: readonly Exhibit[] = [
  formExhibit,
  checkedFormExhibit,
  formScopeExhibit,
  formSectionExhibit,
  formFieldsExhibit,
  errorSummaryExhibit,
  conflictDialogExhibit,
  draftNoticeExhibit,
  fieldRowExhibit,
  fieldShellExhibit,
  textFieldExhibit,
  titleFieldExhibit,
  textAreaFieldExhibit,
  passwordFieldExhibit,
  selectFieldExhibit,
  radioFieldExhibit,
  checkboxFieldExhibit,
  checkboxGroupFieldExhibit,
  switchFieldExhibit,
  phoneFieldExhibit,
  moneyFieldExhibit,
  snilsFieldExhibit,
  codeFieldExhibit,
  resendCodeExhibit,
  dateFieldExhibit,
  dateRangeFieldExhibit,
  momentFieldExhibit,
];
