import type { Exhibit } from '../Exhibit';
import { attachmentLinksExhibit } from './attachmentLinksExhibit';
import { cardGridExhibit } from './cardGridExhibit';
import { cardGridSkeletonExhibit } from './cardGridSkeletonExhibit';
import { factListExhibit } from './factListExhibit';
import { factsAsideExhibit } from './factsAsideExhibit';
import { filterChipsExhibit } from './filterChipsExhibit';
import { languageNoteExhibit } from './languageNoteExhibit';
import { listFiltersExhibit } from './listFiltersExhibit';
import { optionFilterExhibit } from './optionFilterExhibit';
import { pagedCardsExhibit } from './pagedCardsExhibit';
import { readingLayoutExhibit } from './readingLayoutExhibit';
import { readingSkeletonExhibit } from './readingSkeletonExhibit';
import { recordScreenExhibit } from './recordScreenExhibit';
import { shareButtonExhibit } from './shareButtonExhibit';
import { teaserExhibit } from './teaserExhibit';

export const exhibits: readonly Exhibit[] = [
  attachmentLinksExhibit,
  cardGridExhibit,
  cardGridSkeletonExhibit,
  factListExhibit,
  factsAsideExhibit,
  filterChipsExhibit,
  languageNoteExhibit,
  listFiltersExhibit,
  optionFilterExhibit,
  pagedCardsExhibit,
  readingLayoutExhibit,
  readingSkeletonExhibit,
  recordScreenExhibit,
  shareButtonExhibit,
  teaserExhibit,
];
