/** Settings of a new installation; those that are not public never leave the server. */
export const settingRows = [
  { id: 'siteName', value: { ru: 'Кампус', en: 'Campus' } },
  {
    id: 'siteDescription',
    value: {
      ru: 'Карта студента, стипендии, новости и поддержка в одном месте',
      en: 'Your student card, grants, news and support in one place',
    },
  },
  { id: 'supportEmail', value: { ru: 'support@example.test' } },
  { id: 'supportPhone', value: { ru: '+7 800 000-00-00' } },
  {
    id: 'supportHours',
    value: { ru: 'по будням с 9 до 18 по Москве', en: 'weekdays, 9 am to 6 pm Moscow time' },
  },
  {
    id: 'copyright',
    value: { ru: '«Кампус», демонстрационные данные', en: 'Campus, demonstration data' },
  },
  { id: 'clientHeadSection', value: { ru: '' }, type: 'HTML' },
  // Empty until push messages are set up: apiKey, projectId, messagingSenderId, appId, vapidKey.
  { id: 'firebaseConfig', value: { ru: '{}' }, type: 'JSON' },
  { id: 'defaultLanguage', value: { ru: 'ru' } },
  { id: 'timeZone', value: { ru: 'Europe/Moscow' } },
  { id: 'cardQrSeconds', value: { ru: '60' }, type: 'INT' },
  { id: 'codeResendSeconds', value: { ru: '60' }, type: 'INT' },
  { id: 'newsOnHome', value: { ru: '6' }, type: 'INT' },
  { id: 'isSignUpOpen', value: { ru: 'true' }, type: 'BOOL' },
  { id: 'payBatchLimit', value: { ru: '50000' }, type: 'INT', isPublic: false },
  { id: 'ticketAnswerDays', value: { ru: '3' }, type: 'INT', isPublic: false },
] as const;
