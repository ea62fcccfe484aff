import type { NewsRow } from './NewsRow';

/** What readers must not see: waiting, unfinished or put away. */
export const unpublishedNews: NewsRow[] = [
  {
    url: 'zimniaia-shkola-inzhenerov',
    age: -5,
    status: 'SCHEDULED',
    author: 'science',
    tags: ['science', 'study'],
    title: {
      ru: 'Зимняя школа инженеров: открыт набор',
      en: 'Winter school of engineering: apply now',
    },
    summary: {
      ru: 'Неделя в горах, восемь мастерских и задача от верфи.',
      en: 'A week in the mountains, eight workshops and a task from a shipyard.',
    },
    body: {
      ru: `<p>Школа пройдёт в каникулы. Дорогу и проживание оплачивает совет молодых учёных.</p>
<p>Чтобы попасть в число сорока участников, решите одну из трёх задач и расскажите, как вы к ней подступились.</p>`,
      en: `<p>The school takes place during the holidays. The Young Researchers Council pays for travel and lodging.</p>
<p>To be one of the forty participants, solve one of three problems and tell us how you approached it.</p>`,
    },
  },
  {
    url: 'novyi-uchebnyi-korpus',
    age: 0,
    status: 'DRAFT',
    author: 'press',
    tags: ['study'],
    title: { ru: 'Новый учебный корпус почти готов', en: 'The new building is almost ready' },
    summary: {
      ru: 'Черновик: ждём фотографии и точную дату.',
      en: 'Draft: photos and the exact date are still to come.',
    },
    body: {
      ru: '<p>В новом корпусе будет двенадцать лабораторий и зимний сад. Дату открытия уточняем.</p>',
      en: '<p>The new building will have twelve laboratories and a winter garden. The opening date is being confirmed.</p>',
    },
  },
  {
    url: 'zapis-na-letnie-praktiki',
    age: 150,
    status: 'ARCHIVED',
    author: 'press',
    tags: ['study'],
    title: { ru: 'Запись на летние практики закрыта', en: 'Summer placements are closed' },
    summary: {
      ru: 'Спасибо всем: распределены 1 200 мест.',
      en: 'Thank you all: 1,200 places have been assigned.',
    },
    body: {
      ru: '<p>Списки распределения отправлены в деканаты. Следующая запись — через год.</p>',
      en: '<p>The lists have been sent to the dean’s offices. The next round is in a year.</p>',
    },
  },
];
