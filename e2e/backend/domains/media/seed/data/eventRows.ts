import type { EventRow } from './EventRow';
import { moreEvents } from './events/moreEvents';
import { studyEvents } from './events/studyEvents';

const lifeEvents: EventRow[] = [
  {
    url: 'pervyi-vykhod-na-lyzhniu',
    day: 5,
    hour: 12,
    hours: 4,
    author: 'sport',
    tags: ['sport', 'card'],
    place: { ru: 'Лыжная база «Снежный склон»', en: 'Snowy Slope Ski Centre' },
    address: 'Северогорье, Лесная дорога, 3-й километр',
    organiser: { ru: 'Студенческий спортивный клуб', en: 'Student Sports Club' },
    title: { ru: 'Первый выход на лыжню', en: 'First day on the trails' },
    summary: {
      ru: 'Прокат по карте студента, тренер для новичков и чай в тёплом домике.',
      en: 'Free equipment with the student card, a coach for beginners and tea in the hut.',
    },
    body: {
      ru: `<p>Автобус отходит от главного корпуса в 11:15, обратно в 16:30. Место займите на стойке клуба или придите на остановку пораньше.</p>
<p>Оденьтесь слоями и возьмите сухие носки. Кто ни разу не стоял на лыжах, идёт с тренером по кругу в два километра.</p>`,
      en: `<p>The bus leaves the main building at 11:15 and returns at 16:30. Book a seat at the club desk or come to the stop early.</p>
<p>Dress in layers and bring dry socks. If you have never skied, the coach takes you round the two-kilometre trail.</p>`,
    },
  },
  {
    url: 'nochnoi-zabeg',
    cover: 'nightRun',
    day: 20,
    hour: 21,
    hours: 3,
    author: 'sport',
    tags: ['sport'],
    capacity: 500,
    place: { ru: 'Набережная Порта-Лазурного', en: 'Port Azure embankment' },
    title: { ru: 'Ночной забег по набережной', en: 'Night run along the embankment' },
    summary: {
      ru: 'Пять или десять километров с фонариком. Финишёрам — суп.',
      en: 'Five or ten kilometres with a torch. Soup for all finishers.',
    },
    body: {
      ru: `<p>Старт в девять вечера у маяка. Фонарик обязателен, номер и браслет выдают по карте студента с семи часов.</p>
<p>Лимит на десять километров — полтора часа, на пять — час: можно идти пешком и разговаривать.</p>`,
      en: `<p>The start is at nine in the evening by the lighthouse. A torch is a must; numbers and wristbands are handed out from seven with your student card.</p>
<p>You have an hour and a half for ten kilometres and an hour for five: walking and talking is fine.</p>`,
    },
  },
  {
    url: 'shkola-pervoi-pomoshchi',
    day: 23,
    hour: 15,
    hours: 3,
    author: 'press',
    tags: ['service', 'study'],
    capacity: 24,
    place: { ru: 'Приозёрный медицинский колледж, симуляционный класс' },
    address: 'Приозёрье, Госпитальная улица, 8',
    title: { ru: 'Школа первой помощи' },
    summary: { ru: 'Три часа на манекенах: дыхание, кровотечение, звонок в скорую.' },
    body: {
      ru: `<p>Занятие ведут преподаватели колледжа. Каждый сам проделает всё до конца: остановит кровь, повернёт человека на бок и назовёт диспетчеру адрес.</p>
<p>Сертификата не будет, будут навыки. Приходите в одежде, в которой удобно стоять на коленях.</p>`,
    },
  },
  {
    url: 'kontsert-lipovoi-akademii',
    cover: 'concert',
    day: 27,
    hour: 19,
    hours: 2,
    author: 'press',
    tags: ['culture'],
    place: { ru: 'Малый зал Липовой академии искусств', en: 'Small hall of the Linden Academy' },
    address: 'Примерск, Липовая аллея, 2',
    organiser: { ru: 'Липовая академия искусств', en: 'Linden Academy of Arts' },
    title: { ru: 'Концерт «Четыре руки и контрабас»', en: 'Concert: four hands and a double bass' },
    summary: {
      ru: 'Выпускной курс играет то, что сам сочинил и переложил.',
      en: 'The graduating class plays what it has composed and arranged.',
    },
    body: {
      ru: `<p>В программе шесть премьер, одна импровизация на тему из зала и пьеса для контрабаса с кофемолкой. Кофе из неё подадут в антракте.</p>
<p>Вход по карте студента, гостям — по приглашению. Двери закрывают с третьим звонком.</p>`,
      en: `<p>Six premieres, one improvisation on a theme from the audience and a piece for double bass and coffee grinder. The coffee is served in the interval.</p>
<p>Enter with your student card; guests need an invitation. Doors close with the third bell.</p>`,
    },
  },
  {
    url: 'den-donora',
    day: -11,
    hour: 9,
    hours: 5,
    author: 'press',
    tags: ['service'],
    place: {
      ru: 'Главный корпус медицинского колледжа',
      en: 'Main building of the Medical College',
    },
    address: 'Приозёрье, Госпитальная улица, 8',
    title: { ru: 'День донора', en: 'Blood donor day' },
    summary: {
      ru: 'Передвижной пункт станции переливания и обед для тех, кто пришёл.',
      en: 'A mobile unit of the blood bank and lunch for everyone who comes.',
    },
    body: {
      ru: `<p>Кровь сдали 146 человек, 61 из них — впервые. Станция переливания передаёт спасибо и просит вернуться через два месяца.</p>
<p>Справки донора лежат в деканатах. Не забудьте: второй день отдыха можно взять в любое время до конца года.</p>`,
      en: `<p>146 people gave blood, 61 of them for the first time. The blood bank says thank you and asks you to return in two months.</p>
<p>Donor certificates are at the dean’s offices. Remember: the second day off can be taken at any time this year.</p>`,
    },
  },
];

export const eventRows: EventRow[] = [...studyEvents, ...lifeEvents, ...moreEvents];
