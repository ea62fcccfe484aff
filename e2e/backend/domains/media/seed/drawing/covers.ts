import type { Random } from '../../../../platform/seed/createRandom';
import type { CoverName } from '../data/coverRows';
import { canteen } from './covers/canteen';
import { concert } from './covers/concert';
import { dormitory } from './covers/dormitory';
import { hackathon } from './covers/hackathon';
import { ice } from './covers/ice';
import { laboratory } from './covers/laboratory';
import { lake } from './covers/lake';
import { library } from './covers/library';
import { nightRun } from './covers/nightRun';
import { drawPhone } from './covers/phone';
import { ski } from './covers/ski';
import { stage } from './covers/stage';
import { tram } from './covers/tram';

export const covers: Record<CoverName, (random: Random) => string> = {
  canteen,
  concert,
  dormitory,
  hackathon,
  ice,
  laboratory,
  lake,
  library,
  nightRun,
  phone: drawPhone,
  ski,
  stage,
  tram,
};
