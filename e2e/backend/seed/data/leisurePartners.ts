import type { PartnerRow } from './PartnerRow';

export const leisurePartners: PartnerRow[] = [
  {
    category: 'sport',
    cities: ['primersk'],
    name: { ru: 'Скалодром «Зацепка»', en: 'Handhold Climbing Wall' },
    description: {
      ru: 'Стена двенадцать метров, тренер для новичков и прокат скальников.',
      en: 'A twelve-metre wall, a coach for beginners and shoes for hire.',
    },
    discountType: 'PERCENT',
    discountValue: 25,
    terms: { ru: 'По будням до 17:00.', en: 'On weekdays before 17:00.' },
    promoCode: 'ZATSEPKA25',
    address: 'Примерск, улица Альпинистов, 7',
  },
  {
    category: 'sport',
    cities: ['severogorie'],
    name: { ru: 'Лыжная база «Снежный склон»', en: 'Snowy Slope Ski Centre' },
    description: {
      ru: 'Освещённые трассы на два, пять и десять километров, тёплый домик и сушилка.',
      en: 'Lit trails of two, five and ten kilometres, a warm hut and a drying room.',
    },
    discountType: 'PERCENT',
    discountValue: 50,
    terms: {
      ru: 'Прокат в выходные за половину цены, по будням бесплатно.',
      en: 'Half-price equipment at weekends, free on weekdays.',
    },
    lockedFields: ['terms', 'discount'],
  },
  {
    category: 'sport',
    cities: ['priozerie', 'port'],
    name: { ru: 'Бассейн «Дельфинарий не здесь»', en: 'No Dolphins Here Pool' },
    description: {
      ru: 'Пятьдесят метров, восемь дорожек и утренние группы для тех, кто учится плавать.',
      en: 'Fifty metres, eight lanes and morning groups for people learning to swim.',
    },
    discountType: 'FIXED',
    discountValue: 15_000,
    terms: { ru: '150 ₽ с разового билета.', en: '₽150 off a single ticket.' },
    address: 'Приозёрье, Береговая улица, 15',
  },
  {
    category: 'sport',
    cities: ['gornokamensk'],
    name: { ru: 'Прокат «Два колеса»', en: 'Two Wheels Bike Hire' },
    description: {
      ru: 'Горные велосипеды, шлемы и карта маршрутов вокруг карьера.',
      en: 'Mountain bikes, helmets and a map of trails around the quarry.',
    },
    discountType: 'PERCENT',
    discountValue: 20,
    terms: { ru: 'На прокат от трёх часов.', en: 'On hire of three hours or more.' },
    validFrom: -200,
    validTo: -35,
  },
  {
    category: 'culture',
    cities: ['primersk', 'severogorie'],
    name: { ru: 'Кинотеатр «Титры»', en: 'Credits Cinema' },
    description: {
      ru: 'Два зала, авторское кино и разговор с киноведом по средам.',
      en: 'Two screens, art-house films and a talk with a critic on Wednesdays.',
    },
    discountType: 'PERCENT',
    discountValue: 40,
    terms: { ru: 'На сеансы до 18:00.', en: 'On screenings before 18:00.' },
    promoCode: 'TITRY40',
    address: 'Примерск, Киношная площадь, 3',
  },
  {
    category: 'culture',
    cities: ['primersk'],
    name: { ru: 'Театр «Третий звонок»', en: 'Third Bell Theatre' },
    description: {
      ru: 'Классика без нафталина. За час до начала непроданные места отдают студентам.',
      en: 'Classics without mothballs. Unsold seats go to students an hour before the show.',
    },
    discountType: 'FIXED',
    discountValue: 30_000,
    terms: {
      ru: 'Билет дешевле на 300 ₽, если купить его в кассе в день спектакля.',
      en: '₽300 off tickets bought at the box office on the day of the show.',
    },
  },
  {
    category: 'culture',
    cities: ['port'],
    name: { ru: 'Музей маяков', en: 'Lighthouse Museum' },
    description: {
      ru: 'Линзы, вахтенные журналы и смотровая площадка, с которой видно весь залив.',
      en: 'Lenses, logbooks and a viewing platform over the whole bay.',
    },
    discountType: 'GIFT',
    terms: { ru: 'Вход по карте бесплатный.', en: 'Free entry with the card.' },
  },
  {
    category: 'culture',
    cities: ['stepnoiYar', 'gornokamensk'],
    name: { ru: 'Планетарий «Ночная смена»', en: 'Night Shift Planetarium' },
    description: {
      ru: 'Звёздный зал, телескоп на крыше и лекции, после которых никто не спешит домой.',
      en: 'A star hall, a telescope on the roof and lectures that nobody wants to leave.',
    },
    discountType: 'PERCENT',
    discountValue: 35,
    terms: { ru: 'Кроме ночи открытых дверей.', en: 'Except on the open night.' },
    validFrom: 14,
  },
];
