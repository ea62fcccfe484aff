/** What stands in every letter of a mailing below its text; a preview shows the same. */
export const letterWords = {
  open: { ru: 'Открыть «Кампус»', en: 'Open Campus' },
  footer: {
    ru: `Вы получили это письмо, потому что согласились на рассылку. Отказаться можно в профиле.

«Кампус»`,
    en: `You are getting this email because you agreed to mailings. You can opt out in your profile.

Campus`,
  },
};
