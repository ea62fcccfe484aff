import type { PartnerRow } from './PartnerRow';

export const carePartners: PartnerRow[] = [
  {
    category: 'health',
    cities: ['priozerie', 'primersk'],
    name: { ru: 'Оптика «Резкость»', en: 'Sharp Focus Opticians' },
    description: {
      ru: 'Проверка зрения за пятнадцать минут и оправы, в которых не стыдно отвечать у доски.',
      en: 'An eye test in fifteen minutes and frames you will be happy to wear at the blackboard.',
    },
    discountType: 'PERCENT',
    discountValue: 20,
    terms: { ru: 'На линзы и оправы.', en: 'On lenses and frames.' },
    address: 'Приозёрье, Озёрная улица, 6',
  },
  {
    category: 'health',
    cities: ['primersk'],
    name: { ru: 'Стоматология «Мудрый зуб»', en: 'Wisdom Tooth Dentists' },
    description: {
      ru: 'Осмотр и план лечения без сюрпризов в чеке.',
      en: 'A check-up and a treatment plan without surprises on the bill.',
    },
    discountType: 'GIFT',
    terms: {
      ru: 'Первый осмотр бесплатный.',
      en: 'The first check-up is free.',
    },
    promoCode: 'ZUB2026',
  },
  {
    category: 'health',
    cities: ['severogorie', 'gornokamensk'],
    name: { ru: 'Аптека «Подорожник»', en: 'Plantain Pharmacy' },
    description: {
      ru: 'Работает круглосуточно, провизор подскажет, что можно принять перед экзаменом.',
      en: 'Open around the clock; the pharmacist knows what you may take before an exam.',
    },
    discountType: 'PERCENT',
    discountValue: 5,
    terms: {
      ru: 'Кроме рецептурных препаратов.',
      en: 'Except prescription medicines.',
    },
  },
  {
    category: 'health',
    cities: ['port'],
    name: { ru: 'Центр «Разговор»', en: 'Talk Counselling Centre' },
    description: {
      ru: 'Психологи, которые работают с тревогой, выгоранием и переездом в чужой город.',
      en: 'Psychologists who help with anxiety, burnout and moving to a new city.',
    },
    discountType: 'PERCENT',
    discountValue: 50,
    terms: { ru: 'На первые пять встреч.', en: 'On the first five sessions.' },
  },
  {
    category: 'courses',
    cities: ['primersk', 'port'],
    name: { ru: 'Школа языков «Акцент»', en: 'Accent Language School' },
    description: {
      ru: 'Девять языков, группы до восьми человек, пробное занятие без записи.',
      en: 'Nine languages, groups of up to eight and a trial lesson without booking.',
    },
    discountType: 'PERCENT',
    discountValue: 18,
    terms: { ru: 'На курс от трёх месяцев.', en: 'On courses of three months or more.' },
  },
  {
    category: 'courses',
    cities: ['primersk'],
    name: { ru: 'Гончарная «Обжиг»', en: 'Kiln Pottery' },
    description: {
      ru: 'Круг, глина и тишина. Первую чашку можно забрать, даже если она кривая.',
      en: 'A wheel, clay and silence. Take your first cup home even if it leans.',
    },
    discountType: 'FIXED',
    discountValue: 40_000,
    terms: { ru: '400 ₽ с вводного занятия.', en: '400 ₽ off the introductory class.' },
    promoCode: 'OBZHIG',
    validTo: 60,
  },
  {
    category: 'courses',
    cities: ['severogorie', 'stepnoiYar'],
    name: { ru: 'Автошкола «Первая передача»', en: 'First Gear Driving School' },
    description: {
      ru: 'Теория по вечерам, площадка рядом с общежитием, экзамен вместе с инструктором.',
      en: 'Evening theory, a training ground near the dormitory and an instructor at your exam.',
    },
    discountType: 'PERCENT',
    discountValue: 10,
    terms: { ru: 'При оплате курса целиком.', en: 'When the whole course is paid at once.' },
  },
];
