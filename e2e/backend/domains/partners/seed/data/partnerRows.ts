import { foodPartners } from './partners/foodPartners';
import { leisurePartners } from './partners/leisurePartners';
import type { PartnerRow } from './PartnerRow';

const travelPartners: PartnerRow[] = [
  {
    category: 'transport',
    cities: ['primersk', 'severogorie', 'priozerie', 'port', 'gornokamensk', 'stepnoiYar'],
    name: { ru: 'Автобусы «Междугородье»', en: 'Intercity Coaches' },
    description: {
      ru: 'Рейсы между всеми шестью городами, розетка у каждого кресла.',
      en: 'Coaches between all six cities with a socket at every seat.',
    },
    discountType: 'PERCENT',
    discountValue: 15,
    terms: {
      ru: 'На билеты, купленные на сайте не позднее чем за сутки.',
      en: 'On tickets bought online at least a day ahead.',
    },
    promoCode: 'DOMOI15',
  },
  {
    category: 'transport',
    cities: ['primersk', 'port'],
    name: { ru: 'Самокаты «Вжух»', en: 'Whoosh Scooters' },
    description: {
      ru: 'Стоянки у каждого корпуса. Шлем лежит в багажнике, и это не украшение.',
      en: 'Parked at every building. The helmet in the box is there to be worn.',
    },
    discountType: 'FIXED',
    discountValue: 5_000,
    terms: { ru: '50 ₽ с первой поездки за день.', en: '₽50 off the first ride of the day.' },
    promoCode: 'VZHUH50',
  },
  {
    category: 'transport',
    cities: ['priozerie'],
    name: { ru: 'Турбаза «Тихая бухта»', en: 'Quiet Bay Camp' },
    description: {
      ru: 'Домики на четверых, лодки и мостки, с которых хорошо нырять.',
      en: 'Cabins for four, boats and a pier that is good for diving.',
    },
    discountType: 'PERCENT',
    discountValue: 20,
    terms: {
      ru: 'С октября по апрель, кроме праздников.',
      en: 'From October to April except on holidays.',
    },
  },
  {
    category: 'tech',
    cities: ['primersk', 'severogorie'],
    name: { ru: 'Мастерская «Паяльник»', en: 'Soldering Iron Repairs' },
    logo: 'iron',
    description: {
      ru: 'Чинят ноутбуки накануне защиты. Диагностика бесплатна, честность тоже.',
      en: 'They mend laptops the night before your defence. Diagnosis is free, and so is honesty.',
    },
    discountType: 'PERCENT',
    discountValue: 15,
    terms: { ru: 'На работу, но не на детали.', en: 'On labour, not on parts.' },
    address: 'Северогорье, улица Инженеров, 18',
  },
  {
    category: 'tech',
    cities: ['primersk', 'severogorie', 'priozerie', 'port', 'gornokamensk', 'stepnoiYar'],
    name: { ru: 'Оператор «Гудок»', en: 'Dial Tone Mobile' },
    description: {
      ru: 'Тариф «Сессия»: безлимитный интернет в январе и июне, когда он нужнее всего.',
      en: 'The Exam tariff: unlimited data in January and June, when you need it most.',
    },
    discountType: 'FIXED',
    discountValue: 20_000,
    terms: { ru: '200 ₽ с абонентской платы.', en: '₽200 off the monthly fee.' },
    lockedFields: ['name'],
  },
  {
    category: 'tech',
    cities: ['gornokamensk'],
    name: { ru: 'Прокат техники «На семестр»', en: 'For a Semester Rentals' },
    description: {
      ru: 'Ноутбуки, графические планшеты и камеры с помесячной оплатой.',
      en: 'Laptops, drawing tablets and cameras paid by the month.',
    },
    discountType: 'PERCENT',
    discountValue: 25,
    terms: { ru: 'При договоре на четыре месяца.', en: 'With a contract for four months.' },
    isActive: false,
  },
  {
    category: 'tech',
    cities: ['stepnoiYar'],
    name: { ru: 'Магазин «Дрон и поле»', en: 'Drone and Field Shop' },
    description: {
      ru: 'Датчики, станции и дроны для агрономов. Покажут, как собрать и не уронить.',
      en: 'Sensors, stations and drones for agronomists, with a lesson on how not to drop them.',
    },
    discountType: 'PERCENT',
    discountValue: 8,
    terms: { ru: 'На всё, кроме аккумуляторов.', en: 'On everything except batteries.' },
    validTo: 25,
  },
];

const carePartners: PartnerRow[] = [
  {
    category: 'health',
    cities: ['priozerie', 'primersk'],
    name: { ru: 'Оптика «Резкость»', en: 'Sharp Focus Opticians' },
    logo: 'glasses',
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
    logo: 'tooth',
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
    logo: 'plantain',
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
    logo: 'talk',
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
    logo: 'pot',
    description: {
      ru: 'Круг, глина и тишина. Первую чашку можно забрать, даже если она кривая.',
      en: 'A wheel, clay and silence. Take your first cup home even if it leans.',
    },
    discountType: 'FIXED',
    discountValue: 40_000,
    terms: { ru: '400 ₽ с вводного занятия.', en: '₽400 off the introductory class.' },
    promoCode: 'OBZHIG',
    validTo: 60,
  },
  {
    category: 'courses',
    cities: ['severogorie', 'stepnoiYar'],
    name: { ru: 'Автошкола «Первая передача»', en: 'First Gear Driving School' },
    logo: 'gear',
    description: {
      ru: 'Теория по вечерам, площадка рядом с общежитием, экзамен вместе с инструктором.',
      en: 'Evening theory, a training ground near the dormitory and an instructor at your exam.',
    },
    discountType: 'PERCENT',
    discountValue: 10,
    terms: { ru: 'При оплате курса целиком.', en: 'When you pay for the whole course at once.' },
  },
];

export const partnerRows: PartnerRow[] = [
  ...foodPartners,
  ...leisurePartners,
  ...travelPartners,
  ...carePartners,
];
