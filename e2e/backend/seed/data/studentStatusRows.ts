/** Academic leave keeps the rights of a student, but payments wait. */
export const studentStatusRows = [
  {
    key: 'ENROLLED',
    name: { ru: 'Обучается', en: 'Enrolled' },
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
    name: { ru: 'Окончил обучение', en: 'Graduated' },
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
