import type { Exhibit } from '../Exhibit';
import { checkboxFieldExhibit } from './checkboxFieldExhibit';
import { checkboxGroupFieldExhibit } from './checkboxGroupFieldExhibit';
import { checkedFormExhibit } from './checkedFormExhibit';
import { codeFieldExhibit } from './codeFieldExhibit';
import { conflictDialogExhibit } from './conflictDialogExhibit';
import { dateFieldExhibit } from './dateFieldExhibit';
import { dateRangeFieldExhibit } from './dateRangeFieldExhibit';
import { draftNoticeExhibit } from './draftNoticeExhibit';
import { errorSummaryExhibit } from './errorSummaryExhibit';
import { fieldRowExhibit } from './fieldRowExhibit';
import { fieldShellExhibit } from './fieldShellExhibit';
import { formExhibit } from './formExhibit';
import { formFieldsExhibit } from './formFieldsExhibit';
import { formScopeExhibit } from './formScopeExhibit';
import { formSectionExhibit } from './formSectionExhibit';
import { momentFieldExhibit } from './momentFieldExhibit';
import { moneyFieldExhibit } from './moneyFieldExhibit';
import { passwordFieldExhibit } from './passwordFieldExhibit';
import { phoneFieldExhibit } from './phoneFieldExhibit';
import { radioFieldExhibit } from './radioFieldExhibit';
import { resendCodeExhibit } from './resendCodeExhibit';
import { selectFieldExhibit } from './selectFieldExhibit';
import { snilsFieldExhibit } from './snilsFieldExhibit';
import { switchFieldExhibit } from './switchFieldExhibit';
import { textAreaFieldExhibit } from './textAreaFieldExhibit';
import { textFieldExhibit } from './textFieldExhibit';
import { titleFieldExhibit } from './titleFieldExhibit';

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
