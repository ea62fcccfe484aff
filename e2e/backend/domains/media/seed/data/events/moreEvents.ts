import type { EventRow } from '../EventRow';

/** What is over, not translated or not yet to be seen. */
export const moreEvents: EventRow[] = [
  {
    url: 'vstrecha-s-verfiu',
    day: -5,
    hour: 16,
    hours: 2,
    author: 'science',
    tags: ['study', 'science'],
    place: { ru: 'Портовый морской институт', en: 'Harbour Maritime Institute' },
    address: 'Порт-Лазурный, Морская улица, 12',
    title: {
      ru: 'Встреча с верфью: кого ждут на практику',
      en: 'Meet the shipyard: who gets a placement',
    },
    summary: {
      ru: 'Главный конструктор показал чертежи, которые обычно не показывают.',
      en: 'The chief designer showed drawings that are usually kept in a safe.',
    },
    body: {
      ru: `<p>Верфь берёт на практику тридцать человек: судостроителей, сварщиков, программистов и одного переводчика. Отбор — по проекту, а не по среднему баллу.</p>
<p>Проект присылают до конца месяца через деканат. Вопросы после встречи собраны, ответы придут участникам на почту.</p>`,
      en: `<p>The shipyard takes thirty people: shipbuilders, welders, programmers and one translator. You are chosen by your project, not by your marks.</p>
<p>Send the project through your dean’s office by the end of the month. We will email answers to the questions from the meeting to everyone who came.</p>`,
    },
  },
  {
    url: 'shakhmatnyi-turnir',
    day: -24,
    hour: 14,
    hours: 6,
    author: 'sport',
    tags: ['sport'],
    place: { ru: 'Читальный зал на Заречной' },
    title: { ru: 'Шахматный турнир на тридцать две доски' },
    summary: { ru: 'Победила команда педагогов, самая красивая партия — у аграриев.' },
    body: {
      ru: `<p>Семь туров по пятнадцать минут. Кубок остался у педагогического университета, приз за красоту получила партия с жертвой двух ладей.</p>
<p>Записи партий лежат в библиотеке. Клуб собирается по понедельникам, доски есть на всех.</p>`,
    },
  },
  {
    url: 'spartakiada',
    day: -41,
    hour: 10,
    hours: 32,
    author: 'sport',
    tags: ['sport'],
    place: { ru: 'Стадион «Озёрный»' },
    address: 'Приозёрье, Стадионная улица, 1',
    title: { ru: 'Спартакиада восьми учебных заведений' },
    summary: { ru: 'Одиннадцать видов спорта за два дня.' },
    body: {
      ru: `<p>Участвовали 640 человек. Результаты по видам и фотографии — в новости «Итоги спартакиады».</p>
<p>Потерянные вещи ждут хозяев на вахте стадиона: двенадцать бутылок, три шапки и один шахматный конь.</p>`,
    },
  },
  {
    url: 'zimniaia-shkola-inzhenerov',
    day: 38,
    hour: 10,
    hours: 150,
    author: 'science',
    tags: ['science', 'study'],
    status: 'SCHEDULED',
    capacity: 40,
    place: { ru: 'Турбаза «Тихая бухта»', en: 'Quiet Bay Camp' },
    title: { ru: 'Зимняя школа инженеров', en: 'Winter school of engineering' },
    summary: {
      ru: 'Неделя, восемь мастерских и задача от верфи.',
      en: 'A week, eight workshops and a task from a shipyard.',
    },
    body: {
      ru: '<p>Дорогу и проживание оплачивает совет молодых учёных. Отбор по решению одной из трёх задач.</p>',
      en: '<p>The Young Researchers Council pays for travel and lodging. Solve one of three problems to take part.</p>',
    },
  },
  {
    url: 'festival-pod-lipami',
    day: 45,
    hour: 12,
    hours: 10,
    author: 'press',
    tags: ['culture'],
    status: 'DRAFT',
    place: { ru: 'Липовая аллея, Примерск', en: 'Linden Alley, Primersk' },
    title: { ru: 'Фестиваль «Под липами»', en: 'Under the Lindens festival' },
    summary: {
      ru: 'Черновик: ждём список участников и разрешение города.',
      en: 'Draft: the line-up and the city’s permission are still to come.',
    },
    body: {
      ru: '<p>Три сцены, ярмарка работ студентов и общий ужин за столом длиной в аллею.</p>',
      en: '<p>Three stages, a fair of students’ works and a supper at a table as long as the alley.</p>',
    },
  },
  {
    url: 'posviashchenie-v-studenty',
    day: -75,
    hour: 17,
    hours: 4,
    author: 'press',
    tags: ['culture'],
    status: 'ARCHIVED',
    place: { ru: 'Площадь перед главным корпусом', en: 'Square in front of the main building' },
    title: { ru: 'Посвящение в студенты', en: 'Welcome to first-year students' },
    summary: {
      ru: 'Клятва, торт и салют из хлопушек.',
      en: 'An oath, a cake and a volley of party poppers.',
    },
    body: {
      ru: '<p>Спасибо всем, кто пришёл: торта хватило на девятьсот человек.</p>',
      en: '<p>Thank you all for coming: the cake was enough for nine hundred people.</p>',
    },
  },
];
