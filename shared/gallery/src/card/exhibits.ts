import type { Exhibit } from '../Exhibit';
import { campusCardExhibit } from './campusCardExhibit';
import { cardBackExhibit } from './cardBackExhibit';
import { cardFrontExhibit } from './cardFrontExhibit';
import { cardPhotoExhibit } from './cardPhotoExhibit';
import { cardSkeletonExhibit } from './cardSkeletonExhibit';
import { cardStatusExhibit } from './cardStatusExhibit';
import { cardBrandExhibit, cardPlateExhibit, guillocheExhibit } from './plateExhibits';
import { presentCardExhibit } from './presentCardExhibit';
import { qrCodeExhibit, qrRingExhibit } from './qrExhibits';

export const exhibits: readonly Exhibit[] = [
  campusCardExhibit,
  cardFrontExhibit,
  cardBackExhibit,
  cardPhotoExhibit,
  presentCardExhibit,
  cardSkeletonExhibit,
  cardStatusExhibit,
  qrCodeExhibit,
  qrRingExhibit,
  cardPlateExhibit,
  cardBrandExhibit,
  guillocheExhibit,
];
