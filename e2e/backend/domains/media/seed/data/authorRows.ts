export const authorRows = {
  press: {
    name: { ru: 'Пресс-служба «Кампуса»', en: 'Campus Press Office' },
    position: { ru: 'Новости платформы', en: 'Platform news' },
  },
  payments: {
    name: { ru: 'Отдел выплат', en: 'Payments Desk' },
    position: { ru: 'Стипендии и гранты', en: 'Grants' },
  },
  support: {
    name: { ru: 'Служба поддержки', en: 'Support Desk' },
    position: { ru: 'Ответы на вопросы', en: 'Questions and answers' },
  },
  sport: {
    name: { ru: 'Студенческий спортивный клуб', en: 'Student Sports Club' },
    position: { ru: 'Секции и соревнования', en: 'Training and competitions' },
  },
  science: {
    name: { ru: 'Совет молодых учёных', en: 'Young Researchers Council' },
    position: null,
  },
};
