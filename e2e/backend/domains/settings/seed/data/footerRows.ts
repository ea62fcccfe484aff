export const footerRows = [
  {
    group: 'ABOUT',
    url: '/info/o-kampuse',
    title: { ru: 'Что такое «Кампус»', en: 'What Campus is' },
  },
  { group: 'ABOUT', url: '/info/granty', title: { ru: 'Стипендии и гранты', en: 'Grants' } },
  { group: 'ABOUT', url: '/grants', title: { ru: 'Кому и сколько платят', en: 'Grants on offer' } },
  { group: 'ABOUT', url: '/info/dostupnost', title: { ru: 'Доступность', en: 'Accessibility' } },
  {
    group: 'HELP',
    url: '/help',
    title: { ru: 'Ответы на вопросы', en: 'Questions and answers' },
  },
  {
    group: 'HELP',
    url: '/info/kak-poluchit-kartu',
    title: { ru: 'Как получить карту', en: 'How to get a card' },
  },
  { group: 'HELP', url: '/help/new', title: { ru: 'Написать в поддержку', en: 'Contact support' } },
  {
    group: 'LEGAL',
    url: '/info/personalnye-dannye',
    title: { ru: 'Персональные данные', en: 'Personal data' },
  },
  {
    group: 'LEGAL',
    url: 'mailto:privacy@example.test',
    title: { ru: 'Отозвать согласие', en: 'Withdraw consent' },
  },
  {
    group: 'SOCIAL',
    url: 'https://example.com/campus-channel',
    title: { ru: 'Канал', en: 'Channel' },
  },
  {
    group: 'SOCIAL',
    url: 'https://example.com/campus-video',
    title: { ru: 'Видео', en: 'Videos' },
  },
] as const;
