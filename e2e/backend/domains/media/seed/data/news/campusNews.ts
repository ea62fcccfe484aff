import type { NewsRow } from '../NewsRow';

export const campusNews: NewsRow[] = [
  {
    url: 'biblioteka-do-polunochi',
    cover: 'library',
    age: 1,
    author: 'press',
    tags: ['study'],
    title: {
      ru: 'Библиотека открыта до полуночи до конца сессии',
      en: 'The library is open until midnight during exams',
    },
    summary: {
      ru: 'Два читальных зала, чай и тихая комната для разговоров с командой. Вход по карте студента.',
      en: 'Two reading rooms, tea and a room where teams can talk. Enter with your student card.',
    },
    body: {
      ru: `<p>До конца сессии главный корпус библиотеки работает с восьми утра до полуночи, по воскресеньям — с десяти. После девяти вечера вход только по карте студента.</p>
<p>Большой зал остаётся тихим. Для подготовки вместе откроем комнату на втором этаже: там есть доска, проектор и двенадцать розеток. Забронировать её можно на стойке выдачи на два часа.</p>
<p>Книги с зелёной наклейкой выдаются на ночь. Верните их до десяти утра, чтобы следующий читатель тоже успел подготовиться.</p>`,
      en: `<p>Until the end of the exam session the main library is open from eight in the morning to midnight, on Sundays from ten. After nine in the evening you need your student card to get in.</p>
<p>The large hall stays quiet. For working together we open a room on the second floor with a whiteboard, a projector and twelve sockets. Book it at the desk for two hours.</p>
<p>Books with a green sticker can be borrowed overnight. Please return them by ten so that the next reader can prepare as well.</p>`,
    },
  },
  {
    url: 'skidka-v-stolovoi-po-karte',
    cover: 'canteen',
    age: 7,
    author: 'press',
    tags: ['card', 'service'],
    title: {
      ru: 'В столовых по карте студента дешевле на 15\u00a0%',
      en: 'Canteen meals are 15% cheaper with the student card',
    },
    summary: {
      ru: 'Скидка действует во всех корпусах с 8:00 до 20:00 и на комплексный обед тоже.',
      en: 'The discount applies in every building from 08:00 to 20:00, set lunches included.',
    },
    body: {
      ru: `<p>Покажите QR-код до оплаты, и касса пересчитает чек. Скидка 15\u00a0% действует на всё меню, в том числе на комплексный обед, выпечку и напитки собственного приготовления.</p>
<p>Покупать можно и для друзей, но не больше трёх обедов за раз. Если терминал не читает код, прибавьте яркость экрана или назовите последние четыре цифры карты.</p>
<p>В меню вернулись постные блюда, а на каждой витрине указан состав: кухня собрала больше двухсот ваших отзывов.</p>`,
      en: `<p>Show your QR code before paying and the till will recalculate the bill. The 15% discount applies to the whole menu, including set lunches, pastries and home-made drinks.</p>
<p>You can pay for friends too, up to three lunches at a time. If the terminal does not read the code, turn up the brightness of your screen or give the last four digits of the card.</p>
<p>Meat-free dishes are back and every counter lists the ingredients: the kitchen has read more than two hundred of your comments.</p>`,
    },
  },
  {
    url: 'remont-obshchezhitiia-zavershion',
    cover: 'dormitory',
    age: 12,
    author: 'press',
    tags: ['dormitory'],
    title: {
      ru: 'Общежитие на Озёрной открылось после ремонта',
      en: 'The Lake Street dormitory reopens after renovation',
    },
    summary: {
      ru: 'Новые кухни, прачечная с записью из телефона и комнаты для тех, кто пользуется коляской.',
      en: 'New kitchens, a laundry you can book from your phone and rooms for wheelchair users.',
    },
    body: {
      ru: `<p>Ремонт занял восемь месяцев. Заменили окна и трубы, на каждом этаже сделали кухню с шестью плитами, а в подвале — прачечную на десять машин. Очередь в неё видна в приложении.</p>
<p>На первом этаже появились четыре комнаты с широкими дверями и пандусом, лифт останавливается на всех этажах. В читальне стало тише: между ней и спортзалом поставили вторую стену.</p>
<p>Заселение продолжается по графику деканатов. Возьмите с собой паспорт и карту студента: пропуск в общежитие записывают на неё.</p>`,
      en: `<p>The work took eight months. There are new windows and pipes, a kitchen with six cookers on every floor and a laundry with ten machines in the basement. You can see the queue in the app.</p>
<p>The ground floor now has four rooms with wide doors and a ramp, and the lift stops at every floor. The reading room is quieter: a second wall separates it from the gym.</p>
<p>You can move in according to your dean’s office schedule. Bring your passport and student card: the dormitory pass is recorded on it.</p>`,
    },
  },
  {
    url: 'proezd-po-karte-studenta',
    cover: 'tram',
    age: 27,
    author: 'press',
    tags: ['card'],
    title: {
      ru: 'Карта студента заработала в автобусах и трамваях',
      en: 'The student card now works on buses and trams',
    },
    summary: {
      ru: 'Льготный проезд больше не нужно подтверждать справкой: терминал видит, что вы учитесь.',
      en: 'No more certificates for a reduced fare: the terminal knows that you are a student.',
    },
    body: {
      ru: `<p>Приложите пластиковую карту или поднесите QR-код к терминалу. Льготная поездка стоит вдвое дешевле обычной, пересадка в течение часа бесплатна.</p>
<p>Система сверяется с реестром раз в сутки. Если вы только что зачислены, льгота появится на следующий день; после отчисления или выпуска она отключится сама.</p>
<p>Пока карта не работает в пригородных поездах: переговоры с перевозчиком идут, о результате сообщим здесь же.</p>`,
      en: `<p>Tap the plastic card or hold the QR code to the terminal. A reduced fare is half the usual price, and changing within an hour is free.</p>
<p>The system checks the register once a day. If you have just enrolled, the reduced fare starts the next day; it ends by itself when you graduate or leave.</p>
<p>The card does not work on suburban trains yet: we are talking to the operator and will post the outcome here.</p>`,
    },
  },
];
