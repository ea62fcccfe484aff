export const newsTagRows = [
  { slug: 'card', name: { ru: 'Карта', en: 'Card' } },
  { slug: 'grants', name: { ru: 'Выплаты', en: 'Payments' } },
  { slug: 'study', name: { ru: 'Учёба', en: 'Study' } },
  { slug: 'science', name: { ru: 'Наука', en: 'Science' } },
  { slug: 'sport', name: { ru: 'Спорт', en: 'Sport' } },
  { slug: 'culture', name: { ru: 'Культура', en: 'Culture' } },
  { slug: 'dormitory', name: { ru: 'Общежитие', en: 'Dormitory' } },
  { slug: 'service', name: { ru: 'Сервис', en: 'Service' } },
] as const;
