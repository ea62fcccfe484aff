export const footerRows = [
  {
    group: 'ABOUT',
    url: '/news/kampus-otkryt',
    title: { ru: 'Что такое «Кампус»', en: 'What Campus is' },
  },
  { group: 'ABOUT', url: '/news', title: { ru: 'Новости', en: 'News' } },
  {
    group: 'ABOUT',
    url: '/news/karta-studenta-v-telefone',
    title: { ru: 'О карте студента', en: 'About the student card' },
  },
  { group: 'HELP', url: '/help/new', title: { ru: 'Написать в поддержку', en: 'Contact support' } },
  {
    group: 'HELP',
    url: '/news/esli-karta-poterialas',
    title: { ru: 'Если карта потерялась', en: 'If you lose your card' },
  },
  {
    group: 'HELP',
    url: 'tel:+78000000000',
    title: { ru: '8 800 000-00-00', en: '+7 800 000-00-00' },
  },
  {
    group: 'LEGAL',
    url: '/news/kak-my-khranim-dannye',
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
