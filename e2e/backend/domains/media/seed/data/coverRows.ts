/** The drawn covers, and what somebody who does not see them is told. */
export const coverRows = {
  canteen: {
    ru: 'Поднос из столовой, вид сверху: тарелка с котлетами и горошком, салат, суп, хлеб и компот',
    en: 'A canteen tray from above: cutlets with peas, a salad, soup, bread and a glass of compote',
  },
  concert: {
    ru: 'Контрабас с лежащим на струнах смычком и клавиши рояля среди цветных кругов',
    en: 'A double bass with its bow on the strings and piano keys among coloured circles',
  },
  dormitory: {
    ru: 'Макет общежития на берегу: пять этажей, зелёная крыша, дорожки и деревья',
    en: 'A model of the dormitory by the water, with a green roof, paths and trees',
  },
  hackathon: {
    ru: 'Ноутбук с кодом на экране, рядом кофе, книги и листки с заметками',
    en: 'A laptop with code on its screen, beside it coffee, books and sticky notes',
  },
  ice: {
    ru: 'Ледокол идёт среди льдин, над ним северное сияние',
    en: 'An icebreaker among the floes under the northern lights',
  },
  laboratory: {
    ru: 'Лабораторный стол: пробирки, две колбы с растворами и микроскоп',
    en: 'A laboratory bench with test tubes, two flasks and a microscope',
  },
  lake: {
    ru: 'Двое плывут в лодке по озеру на закате, у берега камыш',
    en: 'Two people row across the lake at sunset; reeds stand by the shore',
  },
  library: {
    ru: 'Читальный зал ночью: книжные полки, высокое окно с луной и лампа над раскрытой книгой',
    en: 'A reading room at night: bookshelves, the moon in a tall window and a lamp over an open book',
  },
  nightRun: {
    ru: 'Трое бегут с фонариками по ночной набережной, за ними светит маяк',
    en: 'Three runners with torches on the embankment at night, a lighthouse behind them',
  },
  phone: {
    ru: 'Карта студента с QR-кодом на экране телефона, за ним пластиковая карта',
    en: 'The student card with its QR code on a phone, a plastic card behind it',
  },
  ski: {
    ru: 'Лыжник спускается по снегу, вдали горы и деревянный домик',
    en: 'A skier on the snow, with mountains and a wooden hut in the distance',
  },
  stage: {
    ru: 'Пустая сцена с красным занавесом: в луче света стул с короной и текстом пьесы, рядом маска',
    en: 'An empty stage with a red curtain: a chair with a crown and a script in the spotlight, a mask beside it',
  },
  tram: {
    ru: 'Зелёный трамвай с пассажирами едет по утреннему городу',
    en: 'A green tram full of passengers crosses the town in the morning',
  },
};

export type CoverName = keyof typeof coverRows;
