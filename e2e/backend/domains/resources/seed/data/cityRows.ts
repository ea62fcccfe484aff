/** Fictional cities; organisations and partners name them by their keys. */
export const cityRows = {
  primersk: {
    name: { ru: 'Примерск', en: 'Primersk' },
    region: { ru: 'Образцовая область', en: 'Sample Region' },
  },
  severogorie: {
    name: { ru: 'Северогорье', en: 'Northmount' },
    region: { ru: 'Образцовая область', en: 'Sample Region' },
  },
  priozerie: {
    name: { ru: 'Приозёрье', en: 'Lakeside' },
    region: { ru: 'Озёрный край', en: 'Lake Territory' },
  },
  port: {
    name: { ru: 'Порт-Лазурный', en: 'Port Azure' },
    region: { ru: 'Поморский край', en: 'Seaside Territory' },
  },
  gornokamensk: {
    name: { ru: 'Горнокаменск', en: 'Stonehill' },
    region: { ru: 'Каменная область', en: 'Stone Region' },
  },
  stepnoiYar: {
    name: { ru: 'Степной Яр', en: 'Steppe Ravine' },
    region: { ru: 'Ковыльная область', en: 'Feathergrass Region' },
  },
};

export type CityKey = keyof typeof cityRows;
