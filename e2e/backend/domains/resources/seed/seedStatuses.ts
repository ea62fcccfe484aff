import { insertAll } from '../../../platform/seed/insertAll';
import type { ReferenceContext } from '../../../platform/seed/SeedSteps';
import { studentStatuses } from '../resourceTables';

/** Academic leave keeps the rights of a student, but payments wait. */
const studentStatusRows = [
  {
    key: 'ENROLLED',
    name: { ru: 'Учится', en: 'Enrolled' },
    isStudying: true,
    isPayable: true,
  },
  {
    key: 'ACADEMIC_LEAVE',
    name: { ru: 'В академическом отпуске', en: 'On academic leave' },
    isStudying: true,
    isPayable: false,
  },
  {
    key: 'GRADUATED',
    name: { ru: 'Окончил учёбу', en: 'Graduated' },
    isStudying: false,
    isPayable: false,
  },
  {
    key: 'EXPELLED',
    name: { ru: 'Отчислен', en: 'Expelled' },
    isStudying: false,
    isPayable: false,
  },
  {
    key: 'TRANSFERRED',
    name: { ru: 'Переведён', en: 'Transferred' },
    isStudying: false,
    isPayable: false,
  },
] as const;

export async function seedStatuses({ tx, random }: ReferenceContext) {
  const statuses = studentStatusRows.map((row) => ({ ...row, id: random.uuid() }));
  await insertAll(tx, studentStatuses, statuses);
  return statuses;
}
