import type { Exhibit } from '../Exhibit';
import { buttonExhibit, buttonLinkExhibit, iconButtonExhibit, iconExhibit } from './buttonExhibits';
import {
  addressTextExhibit,
  avatarExhibit,
  pictureExhibit,
  statusExhibit,
  summaryListExhibit,
} from './factExhibits';
import {
  gridExhibit,
  gridOverlayExhibit,
  screenExhibit,
  stackExhibit,
  surfaceExhibit,
} from './layoutExhibits';
import {
  breadcrumbsExhibit,
  chipExhibit,
  chipLinkExhibit,
  filterChipsExhibit,
  paginationExhibit,
  searchFieldExhibit,
  tabLinksExhibit,
  textLinkExhibit,
} from './linkExhibits';
import { bannerExhibit, receiptExhibit, toasterExhibit, toastExhibit } from './noticeExhibits';
import {
  emptyStateExhibit,
  errorStateExhibit,
  noAccessExhibit,
  nothingFoundExhibit,
  queryViewExhibit,
  requestIdExhibit,
  skeletonExhibit,
  skeletonTextExhibit,
} from './stateExhibits';

/** Components that every page carries. */
export const exhibits: readonly Exhibit[] = [
  addressTextExhibit,
  avatarExhibit,
  bannerExhibit,
  breadcrumbsExhibit,
  buttonExhibit,
  buttonLinkExhibit,
  chipExhibit,
  chipLinkExhibit,
  emptyStateExhibit,
  errorStateExhibit,
  filterChipsExhibit,
  gridExhibit,
  gridOverlayExhibit,
  iconButtonExhibit,
  iconExhibit,
  noAccessExhibit,
  nothingFoundExhibit,
  paginationExhibit,
  pictureExhibit,
  queryViewExhibit,
  receiptExhibit,
  requestIdExhibit,
  screenExhibit,
  searchFieldExhibit,
  skeletonExhibit,
  skeletonTextExhibit,
  stackExhibit,
  statusExhibit,
  summaryListExhibit,
  surfaceExhibit,
  tabLinksExhibit,
  textLinkExhibit,
  toastExhibit,
  toasterExhibit,
];
