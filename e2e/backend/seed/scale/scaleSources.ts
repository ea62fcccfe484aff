import {
  partnerCategories,
  partners,
  partnersToCities,
} from '../../domains/partners/partnerTables';
import { translations } from '../../domains/resources/resourceTables';
import { syncEntities, syncMessages } from '../../domains/sync/syncTables';
import { workPlanItems } from '../../domains/education/educationTables';
import { disciplineRows } from '../../domains/education/seed/data/disciplineRows';
import { partnerCategoryRows } from '../../domains/partners/seed/data/partnerCategoryRows';
import { partnerRows } from '../../domains/partners/seed/data/partnerRows';
import { syncFailures } from '../../domains/sync/seed/data/syncFailures';
import { idOf, mix } from './idOf';
import { pick } from './pick';
import { padded } from './population';
import { repeat } from './repeat';
import { scaleApplications } from './sources/scaleApplications';
import { scaleEducation } from './sources/scaleEducation';
import { scaleHumans } from './sources/scaleHumans';
import { scaleLogs } from './sources/scaleLogs';
import { scaleMailings } from './sources/scaleMailings';
import { scaleMedia } from './sources/scaleMedia';
import { scalePayments } from './sources/scalePayments';
import { scaleRegisters } from './sources/scaleRegisters';
import { scaleStaff } from './sources/scaleStaff';
import { scaleStudents } from './sources/scaleStudents';
import { scaleTickets } from './sources/scaleTickets';
import { scaleSizes } from './sizes';
import { type ScaleContext, type Source, source } from './Source';

const categories = Object.values(partnerCategoryRows);

const createPartner =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const {
      name,
      description,
      discountType,
      discountValue = null,
      terms,
    } = pick(partnerRows, mix(index));
    const day = -1 - Math.floor(((scaleSizes.partners - index) * 900) / scaleSizes.partners);
    return {
      id: idOf('partner', index),
      externalId: `PRT-${padded(index + 1)}`,
      name: { ru: `${name.ru} ${index + 1}`, en: `${name.en ?? name.ru} ${index + 1}` },
      description,
      categoryId: idOf('category', mix(index + 3) % categories.length),
      discountType,
      discountValue,
      terms,
      promoCode: index % 3 === 0 ? `CODE${padded(index)}` : null,
      validTo: index % 10 === 9 ? calendar.day(-(index % 300)) : null,
      isActive: index % 25 !== 24,
      syncedAt: calendar.moment(-1, 3),
      createdAt: calendar.moment(day),
    };
  };

const scalePartners = (context: ScaleContext) => [
  source(
    partnerCategories,
    repeat(categories.length, (index) => ({
      id: idOf('category', index),
      externalId: `CAT-${padded(index + 1)}`,
      name: pick(categories, index),
    })),
  ),
  source(partners, repeat(scaleSizes.partners, createPartner(context))),
  source(
    partnersToCities,
    repeat(scaleSizes.partners * 2, (index) => ({
      partnerId: idOf('partner', Math.floor(index / 2)),
      cityId: idOf('city', (mix(Math.floor(index / 2)) + (index % 2) * 11) % scaleSizes.cities),
    })),
  ),
];

/** Of a hundred messages two are out of date and one is given up. */
function statusOf(index: number) {
  const place = mix(index) % 100;
  if (place === 0) return 'DEAD' as const;
  if (place < 3) return 'SKIPPED' as const;
  return 'APPLIED' as const;
}

const createMessage =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const status = statusOf(index);
    const student = mix(index) % scaleSizes.students;
    const day = Math.min(
      -1,
      -Math.floor(((scaleSizes.syncMessages - index) * 700) / scaleSizes.syncMessages),
    );
    const at = calendar.moment(day, 0, index % 1_440);
    return {
      id: idOf('row', index),
      messageId: `MSG-${String(index + 1).padStart(8, '0')}`,
      entityType: pick(syncEntities.enumValues, mix(index + 1)),
      operationType: index % 9 === 0 ? ('CREATE' as const) : ('UPDATE' as const),
      externalId: `STD-${padded(student + 1)}`,
      occurredAt: at,
      createdAt: at,
      payload: { course: 1 + (index % 4), group: `Б-${1 + (index % 40)}` },
      status,
      attempts: status === 'DEAD' ? 6 : 1,
      error: status === 'DEAD' ? pick(syncFailures, index) : null,
    };
  };

const scaleSync = (context: ScaleContext) => [
  source(syncMessages, repeat(scaleSizes.syncMessages, createMessage(context))),
];

const plan = disciplineRows.flatMap((rows, semester) =>
  rows.map((row, place) => ({ ...row, semester, nsiId: `WPL-${semester + 1}${place + 1}` })),
);
/** Every ninth student has a plan; student@ is the first. */
const step = 9;

const createItem = ({ calendar }: ScaleContext) => {
  const syncedAt = calendar.moment(-1, 2);
  return (index: number) => {
    const student = Math.floor(index / plan.length) * step;
    const { discipline, control, credits, semester, nsiId } = pick(plan, index);
    const year = calendar.year - 1 - (mix(student) % 4) + Math.floor(semester / 2);
    const isOver = year < calendar.year - 1;
    return {
      studentId: idOf('student', student),
      period: `${year}-${1 + (semester % 2)}`,
      discipline,
      control,
      hours: credits * 36,
      credits,
      result: isOver ? pick(['Отлично', 'Хорошо', 'Зачтено'], mix(index)) : null,
      resultDate: isOver ? `${year + 1}-0${semester % 2 === 0 ? 1 : 6}-15` : null,
      nsiId,
      syncedAt,
    };
  };
};

const scaleStudy = (context: ScaleContext) => [
  source(workPlanItems, repeat(scaleSizes.workPlan, createItem(context))),
];

/** Fills each language up to its size; `known` mnemonics are there already. */
const scaleTexts = ({ reference }: ScaleContext, known: number) => [
  source(
    translations,
    repeat((scaleSizes.translations - known) * 2, (index) => {
      const number = Math.floor(index / 2) + 1;
      const isRussian = index % 2 === 0;
      return {
        mnemonic: `scale.screen${number % 90}.text${number}`,
        translation: isRussian
          ? `Надпись номер ${number}, которую видно на экране`
          : `Label number ${number} as it is seen on the screen`,
        languageId: isRussian ? reference.languageIds.ru : reference.languageIds.en,
      };
    }),
  ),
];

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
  ...scaleLogs(context),
];
