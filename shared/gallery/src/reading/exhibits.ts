import type { Exhibit } from '../Exhibit';
import { attachmentLinksExhibit } from './attachmentLinksExhibit';
import { cardGridExhibit } from './cardGridExhibit';
import { cardGridSkeletonExhibit } from './cardGridSkeletonExhibit';
import { factListExhibit } from './factListExhibit';
import { factsAsideExhibit } from './factsAsideExhibit';
import { filterMenuExhibit } from './filterMenuExhibit';
import { languageMarkExhibit } from './languageMarkExhibit';
import { languageNoteExhibit } from './languageNoteExhibit';
import { listFiltersExhibit } from './listFiltersExhibit';
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
