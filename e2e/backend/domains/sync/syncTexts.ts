/** The reference-data service. */
export const syncTexts = {
  OPERATION_UNKNOWN: {
    ru: 'Такой операции нет. Возможны CREATE, UPDATE и DELETE.',
    en: 'There is no such operation. Use CREATE, UPDATE or DELETE.',
  },
  NSI_NOT_CONFIGURED: {
    ru: 'Связь с НСИ не настроена. Обратитесь к администратору сервиса.',
    en: 'The link to the reference-data service is not configured. Ask whoever runs this service.',
  },
  WORK_PLAN_TOO_SOON: {
    ru: 'Учебный план уже запрошен. Повторить можно через {minutes} мин.',
    en: 'The work plan is already asked for. Try again in {minutes} min.',
  },
  STUDY_NOT_LINKED: {
    ru: 'У участника нет записи об обучении. Сначала он должен её найти и подтвердить.',
    en: 'This person has no study record. They must find and confirm it first.',
  },
} as const;
