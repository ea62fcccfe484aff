import type { LocalText } from '../../../../platform/messages/inLanguage';
import type { CityKey } from './cityRows';

type Level = 'SPO' | 'BACHELOR' | 'SPECIALIST' | 'MASTER' | 'PHD';

export interface ProgramRow {
  code: string;
  level: Level;
  name: LocalText;
}

export interface OrganisationRow {
  name: LocalText;
  shortName: LocalText;
  city: CityKey;
  programs: ProgramRow[];
}

const program = (code: string, level: Level, ru: string, en: string): ProgramRow => ({
  code,
  level,
  name: { ru, en },
});

/** Fictional organisations with five programmes each; the codes follow the national classifier. */
export const organisations: OrganisationRow[] = [
  {
    name: { ru: 'Северный технологический университет', en: 'Northern Technological University' },
    shortName: { ru: 'СТУ', en: 'NTU' },
    city: 'severogorie',
    programs: [
      program('09.03.01', 'BACHELOR', 'Информатика и вычислительная техника', 'Computer Science'),
      program('09.03.04', 'BACHELOR', 'Программная инженерия', 'Software Engineering'),
      program('13.03.02', 'BACHELOR', 'Электроэнергетика и электротехника', 'Electrical Power'),
      program('09.04.01', 'MASTER', 'Машинное обучение', 'Machine Learning'),
      program('02.06.01', 'PHD', 'Компьютерные науки', 'Computing Research'),
    ],
  },
  {
    name: { ru: 'Приозёрный медицинский колледж', en: 'Lakeside Medical College' },
    shortName: { ru: 'ПМК', en: 'LMC' },
    city: 'priozerie',
    programs: [
      program('34.02.01', 'SPO', 'Сестринское дело', 'Nursing'),
      program('31.02.01', 'SPO', 'Лечебное дело', 'General Medicine'),
      program('31.02.03', 'SPO', 'Лабораторная диагностика', 'Laboratory Diagnostics'),
      program('33.02.01', 'SPO', 'Фармация', 'Pharmacy'),
      program('31.02.02', 'SPO', 'Акушерское дело', 'Midwifery'),
    ],
  },
  {
    name: { ru: 'Заречный педагогический университет', en: 'Riverside Pedagogical University' },
    shortName: { ru: 'ЗПУ', en: 'RPU' },
    city: 'primersk',
    programs: [
      program('44.03.01', 'BACHELOR', 'Начальное образование', 'Primary Education'),
      program('44.03.05', 'BACHELOR', 'Русский язык и литература', 'Russian and Literature'),
      program('44.03.02', 'BACHELOR', 'Психология образования', 'Educational Psychology'),
      program('45.03.02', 'BACHELOR', 'Лингвистика', 'Linguistics'),
      program('44.04.01', 'MASTER', 'Управление школой', 'School Management'),
    ],
  },
  {
    name: { ru: 'Портовый морской институт', en: 'Harbour Maritime Institute' },
    shortName: { ru: 'ПМИ', en: 'HMI' },
    city: 'port',
    programs: [
      program('26.05.05', 'SPECIALIST', 'Судовождение', 'Navigation'),
      program('26.05.06', 'SPECIALIST', 'Судовые энергетические установки', 'Marine Engineering'),
      program('23.03.01', 'BACHELOR', 'Технология транспортных процессов', 'Transport Technology'),
      program('26.03.02', 'BACHELOR', 'Кораблестроение', 'Shipbuilding'),
      program('38.03.02', 'BACHELOR', 'Управление портом', 'Port Management'),
    ],
  },
  {
    name: { ru: 'Горный университет «Хребет»', en: 'Ridge Mining University' },
    shortName: { ru: 'ГУ «Хребет»', en: 'RMU' },
    city: 'gornokamensk',
    programs: [
      program('21.05.04', 'SPECIALIST', 'Горное дело', 'Mining'),
      program('21.05.02', 'SPECIALIST', 'Прикладная геология', 'Applied Geology'),
      program('05.03.06', 'BACHELOR', 'Экология и природопользование', 'Environmental Studies'),
      program('20.03.01', 'BACHELOR', 'Техносферная безопасность', 'Industrial Safety'),
      program('05.04.06', 'MASTER', 'Восстановление земель', 'Land Restoration'),
    ],
  },
  {
    name: { ru: 'Липовая академия искусств', en: 'Linden Academy of Arts' },
    shortName: { ru: 'ЛАИ', en: 'LAA' },
    city: 'primersk',
    programs: [
      program('54.03.01', 'BACHELOR', 'Дизайн', 'Design'),
      program('53.03.02', 'BACHELOR', 'Инструментальное исполнительство', 'Musical Performance'),
      program('52.05.01', 'SPECIALIST', 'Актёрское искусство', 'Acting'),
      program('55.05.01', 'SPECIALIST', 'Режиссура кино', 'Film Directing'),
      program('54.04.01', 'MASTER', 'Цифровая графика', 'Digital Graphics'),
    ],
  },
  {
    name: { ru: 'Степной аграрный университет', en: 'Steppe Agrarian University' },
    shortName: { ru: 'САУ', en: 'SAU' },
    city: 'stepnoiYar',
    programs: [
      program('35.03.04', 'BACHELOR', 'Агрономия', 'Agronomy'),
      program('36.05.01', 'SPECIALIST', 'Ветеринария', 'Veterinary Medicine'),
      program('35.03.06', 'BACHELOR', 'Агроинженерия', 'Agricultural Engineering'),
      program('19.03.02', 'BACHELOR', 'Продукты питания', 'Food Technology'),
      program('35.06.01', 'PHD', 'Сельское хозяйство', 'Agricultural Research'),
    ],
  },
  {
    name: { ru: 'Заводской политехнический колледж', en: 'Foundry Polytechnic College' },
    shortName: { ru: 'ЗПК', en: 'FPC' },
    city: 'primersk',
    programs: [
      program('15.02.16', 'SPO', 'Технология машиностроения', 'Mechanical Engineering'),
      program('09.02.07', 'SPO', 'Разработка информационных систем', 'Information Systems'),
      program('08.02.01', 'SPO', 'Строительство зданий', 'Construction'),
      program('23.02.07', 'SPO', 'Обслуживание автомобилей', 'Vehicle Maintenance'),
      program('43.02.15', 'SPO', 'Поварское дело', 'Culinary Arts'),
    ],
  },
];
