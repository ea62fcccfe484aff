import type { Exhibit } from '../Exhibit';
import { addressTextExhibit } from './addressTextExhibit';
import { avatarExhibit } from './avatarExhibit';
import { bannerExhibit } from './bannerExhibit';
import { breadcrumbsExhibit } from './breadcrumbsExhibit';
import { buttonExhibit } from './buttonExhibit';
import { buttonLinkExhibit } from './buttonLinkExhibit';
import { chipExhibit } from './chipExhibit';
import { chipLinkExhibit } from './chipLinkExhibit';
import { emptyStateExhibit } from './emptyStateExhibit';
import { errorStateExhibit } from './errorStateExhibit';
import { filterChipsExhibit } from './filterChipsExhibit';
import { gridExhibit } from './gridExhibit';
import { gridOverlayExhibit } from './gridOverlayExhibit';
import { iconButtonExhibit } from './iconButtonExhibit';
import { iconExhibit } from './iconExhibit';
import { noAccessExhibit } from './noAccessExhibit';
import { nothingFoundExhibit } from './nothingFoundExhibit';
import { paginationExhibit } from './paginationExhibit';
import { pictureExhibit } from './pictureExhibit';
import { queryViewExhibit } from './queryViewExhibit';
import { receiptExhibit } from './receiptExhibit';
import { requestIdExhibit } from './requestIdExhibit';
import { screenExhibit } from './screenExhibit';
import { searchFieldExhibit } from './searchFieldExhibit';
import { skeletonExhibit } from './skeletonExhibit';
import { skeletonTextExhibit } from './skeletonTextExhibit';
import { stackExhibit } from './stackExhibit';
import { statusExhibit } from './statusExhibit';
import { summaryListExhibit } from './summaryListExhibit';
import { surfaceExhibit } from './surfaceExhibit';
import { tabLinksExhibit } from './tabLinksExhibit';
import { textLinkExhibit } from './textLinkExhibit';
import { toastExhibit } from './toastExhibit';
import { toasterExhibit } from './toasterExhibit';

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
