import type { EventRow } from '../EventRow';

export const studyEvents: EventRow[] = [
  {
    url: 'khakaton-poleznyi-kampus',
    cover: 'hackathon',
    day: 2,
    hour: 18,
    hours: 46,
    author: 'science',
    tags: ['science', 'study'],
    isPinned: true,
    capacity: 120,
    place: { ru: 'Северный технологический университет', en: 'Northern Technological University' },
    address: 'Северогорье, улица Инженеров, 1',
    organiser: { ru: 'Совет молодых учёных', en: 'Young Researchers Council' },
    title: { ru: 'Хакатон «Полезный кампус»', en: 'Useful Campus hackathon' },
    summary: {
      ru: '46 часов, четыре задачи и команды из разных учебных заведений.',
      en: '46 hours, four tasks and teams from different universities and colleges.',
    },
    body: {
      ru: `<p>Приходите с командой или найдите её на месте: первый час отдан знакомству. В команде от трёх до пяти человек из не менее чем двух учебных заведений.</p>
<p>Возьмите ноутбук, сменную футболку и карту студента. Еда, кофе и раскладушки за нами. Итоги объявим на третий день в 16:00.</p>`,
      en: `<p>Come with a team or find one here: the first hour is for getting to know each other. A team has three to five people from at least two universities or colleges.</p>
<p>Bring a laptop, a spare T-shirt and your student card. Food, coffee and camp beds are on us. We announce the results at 16:00 on the third day.</p>`,
    },
  },
  {
    url: 'konsultatsiia-po-povyshennoi-stipendii',
    day: 3,
    hour: 17,
    hours: 1,
    author: 'payments',
    tags: ['grants'],
    onlineUrl: 'https://example.com/meet/extra-grant',
    place: { ru: 'Онлайн', en: 'Online' },
    title: {
      ru: 'Как собрать заявку на повышенную стипендию',
      en: 'How to put together an extra grant application',
    },
    summary: {
      ru: 'Час с отделом выплат: какие документы считаются и почему отказывают чаще всего.',
      en: 'An hour with the payments desk: which documents count and why applications fail.',
    },
    body: {
      ru: `<p>Разберём три настоящие заявки, из которых убраны имена: одну сильную, одну спорную и одну отклонённую. Вы увидите, что именно смотрит комиссия.</p>
<p>Вопросы можно прислать заранее через поддержку или задать в чате встречи. Запись останется в разделе «Стипендии и гранты».</p>`,
      en: `<p>We look at three real applications with the names removed: a strong one, a disputable one and a rejected one. You will see what the committee reads first.</p>
<p>Send your questions to support in advance or ask them in the chat. The recording will be in the “Grants” section.</p>`,
    },
  },
  {
    url: 'lektsiia-kak-ustroen-led',
    cover: 'ice',
    day: 8,
    hour: 19,
    hours: 2,
    author: 'science',
    tags: ['science'],
    onlineUrl: 'https://example.com/meet/ice',
    place: { ru: 'Онлайн и в большой аудитории', en: 'Online and in the large lecture hall' },
    address: 'Порт-Лазурный, Морская улица, 12',
    capacity: 300,
    organiser: { ru: 'Портовый морской институт', en: 'Harbour Maritime Institute' },
    title: { ru: 'Лекция «Как устроен лёд»', en: 'Lecture: how ice works' },
    summary: {
      ru: 'Почему он не тонет, отчего поёт и как по нему ходят ледоколы.',
      en: 'Why it floats, why it sings and how icebreakers walk on it.',
    },
    body: {
      ru: `<p>Лектор провела три зимовки на дрейфующей станции и привезла записи того, как лёд звучит. Их включат в начале, поэтому лучше не опаздывать.</p>
<p>Формул будет две, обе объяснят на пальцах. После лекции можно потрогать керн возрастом девятьсот лет.</p>`,
      en: `<p>The lecturer has spent three winters on a drifting station and brought recordings of how ice sounds. They are played first, so do not be late.</p>
<p>There will be two formulas, both explained by hand-waving. Afterwards you can touch a core that is nine hundred years old.</p>`,
    },
  },
  {
    url: 'den-otkrytykh-dverei',
    day: 16,
    hour: 11,
    hours: 5,
    author: 'press',
    tags: ['study'],
    place: { ru: 'Горный университет «Хребет»', en: 'Ridge Mining University' },
    address: 'Горнокаменск, Рудничная улица, 1',
    organiser: { ru: 'Приёмная комиссия', en: 'Admissions Office' },
    title: { ru: 'День открытых дверей', en: 'Open day' },
    summary: {
      ru: 'Учебная шахта, музей камней и честный разговор о том, где потом работают.',
      en: 'A training mine, a museum of stones and an honest talk about jobs.',
    },
    body: {
      ru: `<p>Экскурсии в учебную шахту идут каждый час, каску выдадут. В музее можно определить камень, который вы нашли летом, даже если это окажется шлак.</p>
<p>В два часа выпускники расскажут о первой зарплате, вахте и о том, чего им не хватило в программе.</p>`,
      en: `<p>Tours of the training mine leave every hour; helmets are provided. At the museum you can identify the stone you found last summer, even if it turns out to be slag.</p>
<p>At two o’clock graduates talk about their first salary, shift work and what the programme lacked.</p>`,
    },
  },
  {
    url: 'iarmarka-stazhirovok',
    day: -16,
    hour: 11,
    hours: 5,
    author: 'press',
    tags: ['study'],
    place: {
      ru: 'Спортивный зал педагогического университета',
      en: 'Gym of the Pedagogical University',
    },
    address: 'Примерск, Учительская улица, 5',
    title: { ru: 'Ярмарка стажировок', en: 'Internship fair' },
    summary: {
      ru: 'Шестьдесят работодателей и проверка резюме без очереди.',
      en: 'Sixty employers and a CV clinic with no queue.',
    },
    body: {
      ru: `<p>За день прошли 1 400 студентов, консультанты проверили 212 резюме, и 87 человек ушли с приглашением на собеседование.</p>
<p>Не успели? Список мест, которые ещё открыты, есть в новостях. Следующая ярмарка пройдёт через полгода.</p>`,
      en: `<p>1,400 students came, advisers checked 212 CVs, and 87 people left with an invitation to an interview.</p>
<p>Missed it? The places that are still open are listed in the news. The next fair is in six months.</p>`,
    },
  },
];
