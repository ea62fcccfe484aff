import type { NewsRow } from '../NewsRow';

export const eventNews: NewsRow[] = [
  {
    url: 'khakaton-poleznyi-kampus',
    age: 4,
    author: 'science',
    tags: ['science', 'study'],
    title: {
      ru: 'Хакатон «Полезный кампус»: 46 часов на идею',
      en: 'Useful Campus hackathon: 46 hours for an idea',
    },
    summary: {
      ru: 'Собираем команды из разных вузов. Лучшее решение внедрят, а авторы получат разовую выплату.',
      en: 'We are looking for teams from different universities. The best solution goes live, and its authors get a one-time payment.',
    },
    body: {
      ru: `<p>Задач четыре: очередь в прачечную, карта доступных входов, поиск потерянных вещей и расписание, которое не врёт. Можно прийти со своей, если вы объясните, кому она поможет.</p>
<p>В команде — от трёх до пяти человек из не менее чем двух учебных заведений. Программировать должны не все: нужны дизайнеры, исследователи и те, кто умеет рассказывать.</p>
<p>Начало в 18:00 в Северном технологическом университете. Ночью кормим, утром тренируем выступления, на третий день в 16:00 объявляем победителей.</p>`,
      en: `<p>There are four tasks: the laundry queue, a map of accessible entrances, lost property and a timetable that tells the truth. You can bring your own if you can say who it will help.</p>
<p>A team has three to five people from at least two universities or colleges. Not everyone has to code: we need designers, researchers and good speakers too.</p>
<p>We start at 18:00 at the Northern Technological University. There is food at night, coaching in the morning, and the winners are announced at 16:00 on the third day.</p>`,
    },
  },
  {
    url: 'lyzhnaia-baza-otkryvaet-sezon',
    cover: 'ski',
    age: 6,
    author: 'sport',
    tags: ['sport', 'card'],
    title: { ru: 'Лыжная база открывает сезон', en: 'The ski centre opens for the season' },
    summary: {
      ru: 'Прокат по карте студента бесплатный в будни. Готовы трассы на два, пять и десять километров.',
      en: 'Equipment is free on weekdays with the student card. Trails of two, five and ten kilometres are ready.',
    },
    body: {
      ru: `<p>Снега достаточно, трассы накатаны и освещены до десяти вечера. По будням лыжи, ботинки и палки выдают по карте студента бесплатно, в выходные — за половину цены.</p>
<p>Никогда не стояли на лыжах? По вторникам и четвергам в 17:30 занимается группа для начинающих, запись не нужна. Тёплый домик, чай и сушилка работают до закрытия.</p>
<p>Зачёт по физкультуре можно сдать на базе: тренер отметит посещение по вашему QR-коду.</p>`,
      en: `<p>There is enough snow, and the trails are groomed and lit until ten in the evening. On weekdays skis, boots and poles are free with the student card; at weekends they are half price.</p>
<p>Never been on skis? The beginners’ group meets on Tuesdays and Thursdays at 17:30, with no booking needed. The warm hut, tea and the drying room are open until closing time.</p>
<p>You can earn your physical education credit here: the coach records attendance with your QR code.</p>`,
    },
  },
  {
    url: 'den-donora',
    age: 14,
    author: 'press',
    tags: ['service'],
    title: {
      ru: 'День донора: нужны первая и четвёртая группы',
      en: 'Blood donor day: groups 0 and AB needed',
    },
    summary: {
      ru: 'Передвижной пункт приедет с утра. Донорам дадут два дня отдыха и обед.',
      en: 'The mobile unit comes for one morning. Donors get two days off and lunch.',
    },
    body: {
      ru: `<p>С 9:00 до 14:00 у главного корпуса Приозёрного медицинского колледжа работает передвижной пункт станции переливания. Особенно нужна кровь первой и четвёртой групп.</p>
<p>Приходите с паспортом, выспавшись и легко позавтракав. Накануне откажитесь от жирного, за двое суток — от алкоголя. Приём с осмотром занимает около часа.</p>
<p>Справка донора освобождает от занятий в день сдачи и даёт ещё один день на выбор. Деканаты предупреждены.</p>`,
      en: `<p>From 09:00 to 14:00, a mobile blood bank unit is at the main building of the Lakeside Medical College. Groups 0 and AB are needed most.</p>
<p>Bring your passport, sleep well and have a light breakfast. Avoid fatty food the day before and alcohol for two days before. With the check-up, it takes about an hour.</p>
<p>A donor certificate excuses you from classes that day and on one more day of your choice. The dean’s offices have been told.</p>`,
    },
  },
  {
    url: 'iarmarka-stazhirovok',
    age: 19,
    author: 'press',
    tags: ['study'],
    title: {
      ru: 'Ярмарка стажировок: 60 компаний и проверка резюме',
      en: 'Internship fair: 60 companies and a CV clinic',
    },
    summary: {
      ru: 'Рассказываем, как подготовиться, к кому подойти первым и почему не стоит печатать двадцать резюме.',
      en: 'How to prepare, who to talk to first and why you should not print twenty CVs.',
    },
    body: {
      ru: `<p>На ярмарку приедут шестьдесят работодателей: верфи, больницы, школы, студии и технологические компании. У половины есть оплачиваемые места на лето, у четверти — на неполный день уже сейчас.</p>
<p>Выберите пять компаний заранее и придумайте каждой по вопросу. Разговор запоминается лучше, чем стопка бумаги, а резюме всё равно попросят прислать.</p>
<p>С 11:00 до 15:00 консультанты бесплатно проверяют резюме. Очередь электронная, занять место можно по карте студента на входе.</p>`,
      en: `<p>Sixty employers are coming: shipyards, hospitals, schools, studios and technology companies. Half offer paid places for the summer, a quarter part-time work right now.</p>
<p>Choose five companies in advance and think of a question for each. A conversation is remembered better than a pile of paper, and you will be asked to send your CV anyway.</p>
<p>From 11:00 to 15:00 advisers check CVs for free. Join the queue with your student card at the entrance.</p>`,
    },
  },
];
