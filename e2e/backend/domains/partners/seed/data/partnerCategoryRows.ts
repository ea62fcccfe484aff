export const partnerCategoryRows = {
  food: { ru: 'Еда и кофе', en: 'Food and coffee' },
  books: { ru: 'Книги и канцелярия', en: 'Books and stationery' },
  sport: { ru: 'Спорт', en: 'Sport' },
  culture: { ru: 'Кино, театр, музеи', en: 'Cinema, theatre, museums' },
  transport: { ru: 'Транспорт и поездки', en: 'Transport and travel' },
  tech: { ru: 'Техника и связь', en: 'Electronics and mobile' },
  health: { ru: 'Здоровье', en: 'Health' },
  courses: { ru: 'Курсы и мастерские', en: 'Courses and workshops' },
};

export type PartnerCategoryKey = keyof typeof partnerCategoryRows;
