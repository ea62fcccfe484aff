import type { PartnerRow } from './PartnerRow';

export const foodPartners: PartnerRow[] = [
  {
    category: 'food',
    cities: ['primersk', 'severogorie'],
    name: { ru: 'Кофейня «Перемена»', en: 'Break Coffee House' },
    description: {
      ru: 'Варят фильтр, пекут булочки с корицей и не торопят тех, кто сел готовиться к зачёту.',
      en: 'Filter coffee, cinnamon buns and nobody to hurry you while you revise.',
    },
    discountType: 'PERCENT',
    discountValue: 15,
    terms: {
      ru: 'На всё меню, кроме зерна в пачках. Покажите QR-код карты до оплаты.',
      en: 'On everything except bagged beans. Show your card’s QR code before you pay.',
    },
    promoCode: 'PEREMENA15',
    address: 'Примерск, Университетская улица, 4',
    lockedFields: ['description', 'terms'],
  },
  {
    category: 'food',
    cities: ['primersk'],
    name: { ru: 'Столовая «Компот»', en: 'Kompot Canteen' },
    description: {
      ru: 'Обеды из трёх блюд, каждый день новый суп. Компот наливают второй раз бесплатно.',
      en: 'Three-course lunches and a new soup every day. The second glass of kompot is free.',
    },
    discountType: 'PERCENT',
    discountValue: 20,
    terms: { ru: 'По будням с 12:00 до 16:00.', en: 'On weekdays from 12:00 to 16:00.' },
    address: 'Примерск, Заводской проспект, 11',
  },
  {
    category: 'food',
    cities: ['port'],
    name: { ru: 'Пекарня «Норд-Ост»', en: 'Nor’easter Bakery' },
    description: {
      ru: 'Хлеб на закваске и пироги с треской в двух шагах от морского института.',
      en: 'Sourdough bread and cod pies a stone’s throw from the maritime institute.',
    },
    discountType: 'GIFT',
    terms: {
      ru: 'К покупке от 300 ₽ — булочка дня в подарок.',
      en: 'The bun of the day is free when you spend over ₽300.',
    },
    address: 'Порт-Лазурный, Причальная набережная, 2',
  },
  {
    category: 'food',
    cities: ['gornokamensk'],
    name: { ru: 'Пельменная «Третья пара»', en: 'Third Period Dumplings' },
    description: {
      ru: 'Шесть видов пельменей, вареники с вишней и быстрый зал для тех, у кого перерыв двадцать минут.',
      en: 'Six kinds of dumplings, cherry vareniki and a fast-service room for a twenty-minute break.',
    },
    discountType: 'FIXED',
    discountValue: 10_000,
    terms: { ru: '100 ₽ с заказа от 500 ₽.', en: '₽100 off orders over ₽500.' },
    address: 'Горнокаменск, Шахтёрская улица, 30',
  },
  {
    category: 'food',
    cities: ['stepnoiYar'],
    name: { ru: 'Чайная «Ковыль»', en: 'Feathergrass Tea Room' },
    description: {
      ru: 'Травы собирают студенты аграрного университета, мёд привозят с учебной пасеки.',
      en: 'Herbs gathered by students of the agrarian university and honey from its own hives.',
    },
    discountType: 'PERCENT',
    discountValue: 10,
    terms: { ru: 'На чай и выпечку.', en: 'On tea and pastry.' },
    validTo: -20,
  },
  {
    category: 'books',
    cities: ['primersk', 'severogorie', 'priozerie'],
    name: { ru: 'Книжный «Закладка»', en: 'Bookmark Bookshop' },
    description: {
      ru: 'Учебники по списку деканата, комиксы и полка «прочитал — отдай».',
      en: 'Textbooks from the dean’s list, comics and a take-one-leave-one shelf.',
    },
    discountType: 'PERCENT',
    discountValue: 12,
    terms: {
      ru: 'На учебную литературу скидка действует весь год, на остальное — в сентябре и феврале.',
      en: 'Textbooks all year round, everything else in September and February.',
    },
    promoCode: 'ZAKLADKA',
    address: 'Примерск, Библиотечный переулок, 1',
  },
  {
    category: 'books',
    cities: ['primersk'],
    name: { ru: 'Копировальный центр «Вторая копия»', en: 'Second Copy Print Shop' },
    description: {
      ru: 'Печатают дипломы ночью, переплетают за двадцать минут и не смеются над опечатками.',
      en: 'They print theses at night, bind them in twenty minutes and never laugh at typos.',
    },
    discountType: 'PERCENT',
    discountValue: 30,
    terms: { ru: 'На печать от десяти страниц.', en: 'On prints of ten pages or more.' },
    address: 'Примерск, Университетская улица, 9',
  },
  {
    category: 'books',
    cities: ['severogorie'],
    name: { ru: 'Канцтовары «Циркуль»', en: 'Compass Stationery' },
    description: {
      ru: 'Чертёжная бумага, тетради и карандаши, которыми сдают начертательную геометрию.',
      en: 'Drawing paper, notebooks and the pencils that pass descriptive geometry.',
    },
    discountType: 'GIFT',
    terms: {
      ru: 'Ластик в подарок к любому чертёжному набору.',
      en: 'A free eraser with any drawing set.',
    },
    isActive: false,
  },
];
