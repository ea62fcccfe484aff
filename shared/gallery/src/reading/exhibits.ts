import type { Exhibit } from '../Exhibit';
import {
  attachmentLinksExhibit,
  factListExhibit,
  factsAsideExhibit,
  languageMarkExhibit,
  languageNoteExhibit,
  readingLayoutExhibit,
  readingSkeletonExhibit,
  recordScreenExhibit,
  shareButtonExhibit,
} from './recordExhibits';
import {
  cardGridExhibit,
  cardGridSkeletonExhibit,
  filterMenuExhibit,
  listFiltersExhibit,
  pagedCardsExhibit,
  teaserExhibit,
} from './wallExhibits';

export const exhibits: readonly Exhibit[] = [
  attachmentLinksExhibit,
  cardGridExhibit,
  cardGridSkeletonExhibit,
  factListExhibit,
  factsAsideExhibit,
  filterMenuExhibit,
  languageMarkExhibit,
  languageNoteExhibit,
  listFiltersExhibit,
  pagedCardsExhibit,
  readingLayoutExhibit,
  readingSkeletonExhibit,
  recordScreenExhibit,
  shareButtonExhibit,
  teaserExhibit,
];
