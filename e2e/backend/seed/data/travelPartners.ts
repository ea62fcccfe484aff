import type { PartnerRow } from './PartnerRow';

export const travelPartners: PartnerRow[] = [
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
    terms: { ru: '50 ₽ с первой поездки за день.', en: '50 ₽ off the first ride of the day.' },
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
    terms: { ru: '200 ₽ с абонентской платы.', en: '200 ₽ off the monthly fee.' },
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
