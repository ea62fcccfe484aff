import { campusNews } from './news/campusNews';
import { eventNews } from './news/eventNews';
import { grantNews } from './news/grantNews';
import type { NewsRow } from './NewsRow';
import { platformNews } from './news/platformNews';

/** Items that nobody has translated yet: English readers see them in Russian. */
const russianNews: NewsRow[] = [
  {
    url: 'raspisanie-sessii',
    age: 3,
    author: 'press',
    tags: ['study'],
    title: { ru: 'Опубликовано расписание ближайшей сессии' },
    summary: { ru: 'Найдите свою группу и проверьте, не попали ли два экзамена на один день.' },
    body: {
      ru: `<p>Расписание сессии висит на досках деканатов и скоро появится в «Кампусе». Сначала зачётная неделя, за ней четыре недели экзаменов.</p>
<p>Если два экзамена попали на один день, напишите в деканат в течение десяти дней: один из них перенесут. Пересдачи пройдут в первую неделю нового семестра.</p>
<p>На экзамен возьмите карту студента. Электронная подойдёт для входа в корпус, но в аудиторию с телефоном не пустят.</p>`,
    },
  },
  {
    url: 'teatralnaia-studiia-nabor',
    cover: 'stage',
    age: 11,
    author: 'press',
    tags: ['culture'],
    title: { ru: 'Театральная студия «Антракт» набирает труппу' },
    summary: { ru: 'Ищем актёров, художников по свету и человека, который умеет шить кринолины.' },
    body: {
      ru: `<p>В этом сезоне студия ставит «Ревизора» и зовёт всех, кто готов репетировать три вечера в неделю. Опыт не обязателен: первый месяц отдан речи, движению и умению слушать партнёра.</p>
<p>На прослушивании прочитайте басню, стихотворение или новость из этой ленты — так, чтобы заслушались. Танцевать не попросим, хотя можно.</p>
<p>Ждём по средам в 19:00 в малом зале Липовой академии искусств. Вход свободный для студентов всех учебных заведений.</p>`,
    },
  },
  {
    url: 'razgovornye-kluby',
    age: 24,
    author: 'press',
    tags: ['culture', 'study'],
    title: { ru: 'Разговорные клубы: семь языков по вечерам' },
    summary: {
      ru: 'Английский, китайский, испанский и ещё четыре языка. Бесплатно и без домашних заданий.',
    },
    body: {
      ru: `<p>Клубы ведут иностранные студенты и старшекурсники-лингвисты. Каждую неделю новая тема: еда, кино, переезды, смешные ошибки. Уровень указан в расписании, но новичков нигде не прогоняют.</p>
<p>В этом семестре впервые собирается клуб жестового языка. Его придумали студентки педагогического университета, и места разошлись за день, поэтому открыли вторую группу.</p>
<p>Занятия проходят с 18:30 в читальном зале на Заречной. Записываться не нужно.</p>`,
    },
  },
  {
    url: 'volontiory-na-ozere',
    cover: 'lake',
    age: 33,
    author: 'sport',
    tags: ['service', 'sport'],
    title: { ru: 'Двести волонтёров за день убрали берег озера' },
    summary: { ru: 'Собрали четыре тонны мусора и нашли рулевое колесо прошлого века.' },
    body: {
      ru: `<p>Студенты восьми учебных заведений прошли с мешками девять километров берега. Стекло, пластик и металл разобрали на месте, к вечеру всё увезли на переработку.</p>
<p>Водолазы морского института подняли со дна рулевое колесо и сорок шин. Колесо отмоют и повесят в музее порта.</p>
<p>Следующий выезд — через месяц, на другой берег. Участие засчитывается в заявке на повышенную стипендию за общественную работу.</p>`,
    },
  },
  {
    url: 'itogi-spartakiady',
    age: 41,
    author: 'sport',
    tags: ['sport'],
    title: { ru: 'Итоги спартакиады: кубок уходит горнякам' },
    summary: { ru: 'Одиннадцать видов спорта, 640 участников и один сломанный секундомер.' },
    body: {
      ru: `<p>Команда горного университета «Хребет» впервые выиграла общий зачёт спартакиады. Решающей стала эстафета: последний этап горняки пробежали на две секунды быстрее технологов.</p>
<p>В плавании лучшими были студенты морского института, в шахматах — педагоги, в волейболе уже пятый год подряд не знают поражений медики.</p>
<p>Победители получат разовую выплату и приглашение на областные игры. Лыжные гонки пройдут отдельно, когда откроется база.</p>`,
    },
  },
];

/** What readers must not see: waiting, unfinished or put away. */
const unpublishedNews: NewsRow[] = [
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

export const newsRows: NewsRow[] = [
  ...platformNews,
  ...grantNews,
  ...campusNews,
  ...eventNews,
  ...russianNews,
  ...unpublishedNews,
];
