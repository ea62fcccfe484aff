/**
 * Settings of a new installation, each with something that goes by it; those that are not public
 * never leave the server. Moscow time, Russian as the first language and the name of the product
 * are no settings: every page and letter is written for them.
 */
export const settingRows = [
  { id: 'supportEmail', value: { ru: 'support@example.test' } },
  { id: 'supportPhone', value: { ru: '+7 800 000-00-00' } },
  {
    id: 'supportHours',
    value: {
      ru: 'по будням с 9:00 до 18:00 по Москве',
      en: 'weekdays, 09:00 to 18:00 Moscow time',
    },
  },
  {
    id: 'copyright',
    value: { ru: '«Кампус», демонстрационные данные', en: 'Campus, demonstration data' },
  },
  { id: 'clientHeadSection', value: { ru: '' }, type: 'HTML' },
  // Empty until push messages are set up: apiKey, projectId, messagingSenderId, appId, vapidKey.
  { id: 'firebaseConfig', value: { ru: '{}' }, type: 'JSON' },
  { id: 'codeResendSeconds', value: { ru: '60' }, type: 'INT' },
  { id: 'isSignUpOpen', value: { ru: 'true' }, type: 'BOOL' },
  { id: 'payBatchLimit', value: { ru: '50000' }, type: 'INT', isPublic: false },
  // Working days: what the help pages promise, and what the queue of tickets is late by.
  { id: 'ticketAnswerDays', value: { ru: '2' }, type: 'INT' },
] as const;
