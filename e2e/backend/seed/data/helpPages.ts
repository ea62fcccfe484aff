import type { PageRow } from './PageRow';

export const helpPages: PageRow[] = [
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
      en: `<p>Campus brings together what used to take five counters. Your university is responsible for your study record, the payments desk for the money, and we for making it all open and easy to understand.</p>
<h2>What it does not do</h2>
<p>We do not give marks, make timetables or decide who gets a grant. If such a record is wrong, the dean’s office corrects it, and we show the change the next day.</p>`,
    },
  },
  {
    url: 'dostupnost',
    section: 'ABOUT',
    parent: 'o-kampuse',
    title: { ru: 'Доступность', en: 'Accessibility' },
    summary: {
      ru: 'Клавиатура, экранный диктор, крупный шрифт и как сообщить о помехе.',
      en: 'Keyboard, screen readers, large type and how to report a barrier.',
    },
    body: {
      ru: `<p>Всё, что можно сделать мышью, можно сделать с клавиатуры. Подписи читает экранный диктор, контраст проверен по стандарту, а панель для слабовидящих увеличивает буквы и убирает украшения.</p>
<p>Если что-то мешает, напишите в поддержку с темой «Работа сайта». Отвечаем за два рабочих дня и говорим, когда исправим.</p>`,
      en: `<p>Whatever a mouse can do, the keyboard can do too. Labels are read by screen readers, contrast is checked against the standard, and the low-vision panel enlarges letters and removes decoration.</p>
<p>If something is in your way, write to support under “How the site works”. We answer in two working days and say when it will be mended.</p>`,
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
      ru: `<p>Начните с нужного раздела слева. Если ответа нет, напишите нам: обращение получит номер, а ответ придёт на почту и в раздел «Мои обращения».</p>
<p>По телефону отвечаем по будням с 9 до 18 по Москве. Ночью и в выходные обращения копятся, но не теряются.</p>`,
      en: `<p>Start with a section on the left. If the answer is not there, write to us: your request gets a number, and the reply comes by e-mail and to “My requests”.</p>
<p>The phone is answered on weekdays from 9 am to 6 pm Moscow time. At night and at weekends requests pile up but never get lost.</p>`,
    },
  },
  {
    url: 'kak-poluchit-kartu',
    section: 'HELP',
    parent: 'pomoshch',
    title: { ru: 'Как получить карту', en: 'How to get a card' },
    summary: {
      ru: 'Три шага: данные о себе, запись об учёбе, заявка.',
      en: 'Three steps: your details, your study record, the application.',
    },
    body: {
      ru: `<ol><li>Заполните данные о себе. Имя и дата рождения должны совпадать с паспортом.</li><li>Выберите учебное заведение и найдите свою запись. Если она ваша, нажмите «Это я».</li><li>Загрузите фотографию и отправьте заявку. Цифровая карта будет готова на следующий день.</li></ol>
<p>Данные не совпали? Напишите в поддержку: вместе с деканатом мы выясним, где опечатка.</p>`,
      en: `<ol><li>Fill in your details. Name and date of birth must match your passport.</li><li>Choose your university and find your record. If it is yours, press “This is me”.</li><li>Upload a photo and apply. The digital card is ready the next day.</li></ol>
<p>The details do not match? Write to support: together with the dean’s office we will find the misprint.</p>`,
    },
  },
  {
    url: 'vkhod-i-kod-iz-pisma',
    section: 'HELP',
    parent: 'pomoshch',
    title: { ru: 'Вход и код из письма', en: 'Signing in and the code by e-mail' },
    summary: {
      ru: 'Что делать, если письма нет, код не подходит или ящик закрыт.',
      en: 'What to do if there is no letter, the code fails or the mailbox is closed.',
    },
    body: {
      ru: `<p>Код живёт десять минут и годится один раз. Если вы просили его дважды, действует только последний. Проверьте «Спам» и вкладку рассылок.</p>
<p>Ящика больше нет? Поддержка сменит адрес, но сначала попросит подтвердить, что вы — это вы.</p>`,
      en: `<p>A code lives for ten minutes and works once. If you asked twice, only the last one counts. Look into spam and the promotions tab.</p>
<p>The mailbox is gone? Support can change the address, but will first ask you to prove who you are.</p>`,
    },
  },
  {
    url: 'sinkhronizatsiia-s-dekanatom',
    section: 'HELP',
    parent: 'pomoshch',
    title: { ru: 'Почему в профиле старая группа' },
    summary: { ru: 'Сведения об учёбе приходят из деканата раз в сутки.' },
    body: {
      ru: `<p>Мы не меняем группу, курс и статус сами. Деканат вносит правку, ночью она приходит к нам. Прошло больше двух дней — напишите, и мы узнаем, где она застряла.</p>`,
    },
  },
];
