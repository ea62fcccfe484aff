import type { NewsRow } from './NewsRow';

/** An information page; its texts are those of a news item. */
interface PageRow extends Pick<NewsRow, 'url' | 'title' | 'summary' | 'body'> {
  section: 'ABOUT' | 'HELP' | 'LEGAL' | 'GRANTS';
  /** The address of the page above. */
  parent?: string;
  showInMenu?: boolean;
  status?: 'DRAFT' | 'SCHEDULED' | 'ARCHIVED';
}

const helpPages: PageRow[] = [
  {
    url: 'o-kampuse',
    section: 'ABOUT',
    showInMenu: true,
    title: { ru: 'О «Кампусе»', en: 'About Campus' },
    summary: {
      ru: 'Карта студента, выплаты, новости и поддержка восьми учебных заведений.',
      en: 'Student card, payments, news and support of eight universities and colleges.',
    },
    body: {
      ru: `<p>«Кампус» собирает в одном месте то, за чем раньше ходили в пять окон. Учебное заведение отвечает за сведения о вашей учёбе, отдел выплат — за деньги, мы — за то, чтобы всё это открывалось и было понятно.</p>
<h2>Чего здесь нет</h2>
<p>Мы не ставим оценок, не составляем расписание и не решаем, кому назначить стипендию. Если ошибка в этих сведениях, её исправит деканат, а мы покажем правку на следующий день.</p>`,
      en: `<p>Campus brings together what used to take five counters. Your university looks after your study record, the payments desk looks after the money, and we make sure that it all works and is easy to understand.</p>
<h2>What it does not do</h2>
<p>We do not give marks, make timetables or decide who gets a grant. If any of this is wrong, the dean’s office corrects it, and we show the change the next day.</p>`,
    },
  },
  {
    url: 'dostupnost',
    section: 'ABOUT',
    parent: 'o-kampuse',
    title: { ru: 'Доступность', en: 'Accessibility' },
    summary: {
      ru: 'Клавиатура, экранный диктор, крупный шрифт и как сообщить о помехе.',
      en: 'Keyboard, screen readers, large type and how to report a problem.',
    },
    body: {
      ru: `<p>Всё, что можно сделать мышью, можно сделать с клавиатуры. Подписи читает экранный диктор, контраст проверен по стандарту, а панель для слабовидящих увеличивает буквы и убирает украшения.</p>
<p>Если что-то мешает, <a href="/help/new">напишите в поддержку</a> с темой «Работа сайта». Отвечаем за два рабочих дня и говорим, когда исправим.</p>`,
      en: `<p>Everything you can do with a mouse, you can do from the keyboard. Screen readers read the labels, contrast is checked against the standard, and the low-vision panel makes text larger and removes decoration.</p>
<p>If something gets in your way, <a href="/help/new">contact support</a> under “How the site works”. We answer within two working days and say when we will fix it.</p>`,
    },
  },
  {
    url: 'pomoshch',
    section: 'HELP',
    showInMenu: true,
    title: { ru: 'Помощь', en: 'Help' },
    summary: {
      ru: 'Ответы на вопросы, которые задают чаще всего.',
      en: 'Answers to the questions we hear most.',
    },
    body: {
      ru: `<p>Начните с нужной страницы. Если ответа нет, <a href="/help/new">напишите нам</a>: обращение получит номер, а ответим мы за два рабочих дня. Кто вошёл, увидит ответ в разделе «Мои обращения», остальным он придёт на почту.</p>
<p>По телефону отвечаем по будням с 9:00 до 18:00 по Москве. Ночью и в выходные обращения копятся, но не теряются.</p>`,
      en: `<p>Start with the page you need. If the answer is not there, <a href="/help/new">write to us</a>: your ticket gets a number, and we answer within two working days. If you are signed in, the answer is under “My tickets”; others get it by email.</p>
<p>We answer the phone on weekdays from 09:00 to 18:00 Moscow time. At night and at weekends tickets pile up but never get lost.</p>`,
    },
  },
  {
    url: 'kak-poluchit-kartu',
    section: 'HELP',
    parent: 'pomoshch',
    title: { ru: 'Как получить карту', en: 'How to get a card' },
    summary: {
      ru: 'Что нужно для карты и кто это делает.',
      en: 'What you need for a card, and who does what.',
    },
    body: {
      ru: `<ol><li>Подтвердите почту: войдите по коду из письма.</li><li><a href="/me/identity">Расскажите о себе</a>: ФИО, дата рождения, СНИЛС и паспорт. Они подтвердятся, когда совпадут с записью вашей организации.</li><li><a href="/me/study">Найдите свою учёбу</a>: выберите организацию и нажмите «Это я». Если данных для совпадения не хватит, запрос посмотрят сотрудники поддержки и ответят за пять рабочих дней.</li><li><a href="/me/profile">Добавьте фото</a>: оно будет на карте.</li><li><a href="/me/applications/new/esk-card">Подайте заявку</a>. Команда кампуса решит за пять рабочих дней и напишет вам; карта выпустится сама.</li></ol>
<p>Что уже сделано и что осталось, видно на странице <a href="/me/card">«Моя карта»</a>.</p>
<p>Данные не совпали? На странице <a href="/me/identity">«Личность»</a> видно, какие именно. Если ошибка в записи организации, <a href="/help/new">напишите в поддержку</a>.</p>`,
      en: `<ol><li>Confirm your email: sign in with the code we send you.</li><li><a href="/me/identity">Tell us who you are</a>: your name, date of birth, SNILS and passport. They are confirmed once they match your organisation’s record.</li><li><a href="/me/study">Find your studies</a>: choose your organisation and press “This is me”. If too little matches, support looks at your claim and answers within five working days.</li><li><a href="/me/profile">Add a photo</a>: it will be on the card.</li><li><a href="/me/applications/new/esk-card">Apply</a>. The campus team decides within five working days and writes to you; the card is then issued by itself.</li></ol>
<p>You can see what is done and what is left under <a href="/me/card">“My card”</a>.</p>
<p>The details do not match? The page <a href="/me/identity">“Identity”</a> shows which. If your organisation’s record is wrong, <a href="/help/new">contact support</a>.</p>`,
    },
  },
  {
    url: 'vkhod-i-kod-iz-pisma',
    section: 'HELP',
    parent: 'pomoshch',
    title: { ru: 'Вход и код из письма', en: 'Signing in with a code from an email' },
    summary: {
      ru: 'Что делать, если письма нет, код не подходит или ящик закрыт.',
      en: 'What to do if the email does not arrive, the code does not work or the mailbox is closed.',
    },
    body: {
      ru: `<p>Код живёт десять минут и годится один раз. Если вы просили его дважды, действует только последний. Проверьте «Спам» и вкладку рассылок.</p>
<p>Ящика больше нет? Поддержка сменит адрес, но сначала попросит подтвердить, что вы — это вы.</p>`,
      en: `<p>A code lasts ten minutes and works once. If you asked for it twice, only the last one works. Check your spam folder and the promotions tab.</p>
<p>Lost access to your mailbox? Support can change the address, but will first ask you to prove who you are.</p>`,
    },
  },
  {
    url: 'sinkhronizatsiia-s-dekanatom',
    section: 'HELP',
    parent: 'pomoshch',
    title: { ru: 'Почему указана старая группа' },
    summary: { ru: 'Сведения об учёбе приходят из деканата раз в сутки.' },
    body: {
      ru: `<p>Мы сами не меняем группу, курс и другие сведения об учёбе. Деканат вносит правку, ночью она приходит к нам. Прошло больше двух дней — напишите, и мы узнаем, где она застряла.</p>`,
    },
  },
];

const otherPages: PageRow[] = [
  {
    url: 'granty',
    section: 'GRANTS',
    showInMenu: true,
    title: { ru: 'Стипендии и гранты', en: 'Grants' },
    summary: {
      ru: 'Какие выплаты бывают, кому положены и когда приходят.',
      en: 'Which payments there are, who gets them and when they arrive.',
    },
    body: {
      ru: `<p>Академическую стипендию назначает деканат по итогам сессии: заявка не нужна. На повышенную стипендию и на возмещение процентов по кредиту подают заявку здесь, для этого нужна действующая карта.</p>
<p>Деньги приходят 25-го числа. Размер зависит от учебного заведения, его назовёт деканат.</p>`,
      en: `<p>The academic grant is awarded by the dean’s office after the exams: no application is needed. You can apply here for the extra grant and for a refund of loan interest; you need an active card to apply.</p>
<p>The money arrives on the 25th. Amounts differ between universities; ask the dean’s office.</p>`,
    },
  },
  {
    url: 'povyshennaia-stipendiia',
    section: 'GRANTS',
    parent: 'granty',
    title: { ru: 'Повышенная стипендия', en: 'Extra grant' },
    summary: {
      ru: 'Пять направлений, один семестр, решение комиссии.',
      en: 'Five tracks, one semester, decided by a committee.',
    },
    body: {
      ru: `<p>Выберите направление: учёба, наука, спорт, творчество или общественная работа. Приложите до пяти файлов, подтверждающих достижения за последний год.</p>
<p>Комиссия решает за десять рабочих дней. Отказ всегда с причиной; исправьте её и подайте снова, пока приём открыт.</p>`,
      en: `<p>Choose a track: study, research, sport, arts or community work. Attach up to five files that prove your achievements of the past year.</p>
<p>The committee decides within ten working days. If it refuses, it always gives a reason: correct your application and apply again while applications are open.</p>`,
    },
  },
  {
    url: 'vozmeshchenie-protsentov',
    section: 'GRANTS',
    parent: 'granty',
    status: 'SCHEDULED',
    title: { ru: 'Возмещение процентов по кредиту', en: 'Student loan interest' },
    summary: {
      ru: 'Кому возмещают проценты и какие бумаги нужны.',
      en: 'Who can get interest refunded and which documents you need.',
    },
    body: {
      ru: '<p>Нужен договор с банком на оплату обучения, его номер и дата. Возмещают проценты за прошедший семестр.</p>',
      en: '<p>You need a loan agreement for your tuition, with its number and date. We refund the interest for the past semester.</p>',
    },
  },
  {
    url: 'personalnye-dannye',
    section: 'LEGAL',
    showInMenu: true,
    title: { ru: 'Персональные данные', en: 'Personal data' },
    summary: {
      ru: 'Что мы храним, зачем, сколько и как это удалить.',
      en: 'What we keep, why, for how long and how to have it removed.',
    },
    body: {
      ru: `<p>Храним то, без чего нельзя выдать карту и перевести деньги: имя, дату рождения, СНИЛС, паспорт, сведения об учёбе и счёте. Полностью номера документов видят только администратор и поддержка, и каждый такой просмотр записывается.</p>
<p>Учётную запись можно удалить в меню под вашим именем. Тридцать дней её можно вернуть, потом имя и документы стираются, а записи о выплатах остаются без имени.</p>`,
      en: `<p>We keep what is needed to issue a card and transfer money: name, date of birth, insurance number, passport, study record and account. Only administrators and support can see document numbers in full, and every time they do so is recorded.</p>
<p>You can delete your account in the menu under your name. It can be restored for thirty days; after that, your name and documents are erased, and payment records are kept without a name.</p>`,
    },
  },
  {
    url: 'pravila-platformy',
    section: 'LEGAL',
    parent: 'personalnye-dannye',
    status: 'DRAFT',
    title: { ru: 'Правила платформы' },
    summary: { ru: 'Черновик: на согласовании у юристов.' },
    body: { ru: '<p>Здесь будут правила пользования картой и скидками.</p>' },
  },
  {
    url: 'pravila-do-pereezda',
    section: 'LEGAL',
    status: 'ARCHIVED',
    title: { ru: 'Правила до переезда на «Кампус»' },
    summary: { ru: 'Прежняя редакция, хранится для справки.' },
    body: { ru: '<p>Эта редакция не действует с открытия «Кампуса».</p>' },
  },
];

/** A page stands after the one above it. */
export const pageRows: PageRow[] = [...helpPages, ...otherPages];
