import { scaleApplications } from './scaleApplications';
import { scaleEducation } from './scaleEducation';
import { scaleHumans } from './scaleHumans';
import { scaleMailings } from './scaleMailings';
import { scaleMedia } from './scaleMedia';
import { scalePartners } from './scalePartners';
import { scalePayments } from './scalePayments';
import { scaleRegisters } from './scaleRegisters';
import { scaleStaff } from './scaleStaff';
import { scaleStudents } from './scaleStudents';
import { scaleStudy } from './scaleStudy';
import { scaleSync } from './scaleSync';
import { scaleTexts } from './scaleTexts';
import { scaleTickets } from './scaleTickets';
import type { ScaleContext, Source } from './Source';

/** Everything that is copied, the small tables first. */
export const scaleSources = (context: ScaleContext, knownTexts: number): Source[] => [
  ...scaleTexts(context, knownTexts),
  ...scaleEducation(context),
  ...scaleStaff(context),
  ...scaleMedia(context),
  ...scalePartners(context),
  ...scaleHumans(context),
  ...scaleStudents(context),
  ...scaleStudy(context),
  ...scaleApplications(context),
  ...scaleTickets(context),
  ...scaleRegisters(context),
  ...scalePayments(context),
  ...scaleMailings(context),
  ...scaleSync(context),
];
