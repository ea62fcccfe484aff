import type { NewsRow } from '../NewsRow';

export const grantNews: NewsRow[] = [
  {
    url: 'kogda-pridiot-stipendiia',
    age: 2,
    author: 'payments',
    tags: ['grants'],
    isPinned: true,
    title: {
      ru: 'Когда придёт стипендия: график до конца семестра',
      en: 'When your grant arrives: dates until the end of the semester',
    },
    summary: {
      ru: 'Деньги переводят 25-го числа, а перед праздниками раньше. Проверьте реквизиты до 15-го.',
      en: 'Money is transferred on the 25th, earlier before holidays. Check your bank details by the 15th.',
    },
    body: {
      ru: `<p>Академическая стипендия приходит 25-го числа каждого месяца за этот же месяц. Если 25-е выпадает на выходной, перевод делают в последний рабочий день перед ним.</p>
<h2>Что значит состояние выплаты</h2>
<ul><li><strong>Запланирована</strong>: вы в списке, перевод ещё не отправлен;</li><li><strong>Отправлена</strong>: деньги в банке, зачисление занимает до трёх дней;</li><li><strong>Выплачена</strong>: банк подтвердил зачисление;</li><li><strong>Возвращена</strong>: банк не нашёл счёт, проверьте реквизиты.</li></ul>
<p>Новые реквизиты учитываются в ближайшей выплате, если указать их до 15-го числа. Возвращённый перевод повторяют в следующем месяце, подавать заявку заново не нужно.</p>`,
      en: `<p>The academic grant arrives on the 25th of each month for that month. If the 25th is a weekend or a holiday, the transfer is made on the last working day before it.</p>
<h2>What the state of a payment means</h2>
<ul><li><strong>Planned</strong>: you are on the list, the transfer has not been sent;</li><li><strong>Sent</strong>: the bank has the money, and it can take up to three days to arrive;</li><li><strong>Paid</strong>: the bank has confirmed it;</li><li><strong>Returned</strong>: the bank did not find the account, check your details.</li></ul>
<p>New bank details count for the next payment if you enter them by the 15th. A returned transfer is repeated the following month; there is no need to apply again.</p>`,
    },
  },
  {
    url: 'povyshennaia-stipendiia-priiom-zaiavok',
    age: 9,
    author: 'payments',
    tags: ['grants', 'science'],
    title: {
      ru: 'Повышенная стипендия: открыт приём заявок',
      en: 'Extra grant: applications are open',
    },
    summary: {
      ru: 'Учёба, наука, спорт, творчество и общественная работа: пять направлений, одна заявка, три недели на сборы.',
      en: 'Study, research, sport, arts and community work: five tracks, one application, three weeks to prepare.',
    },
    body: {
      ru: `<p>На повышенную стипендию могут претендовать студенты второго курса и старше, которые учатся на бюджете и закрыли две последние сессии без троек. Размер в этом семестре — от 10 000 до 12 500\u00a0₽ в месяц.</p>
<p>Выберите направление, в котором у вас больше всего результатов за последний год, и приложите подтверждения: дипломы, публикации, благодарности. Достаточно разборчивых фотографий, заверять их не нужно.</p>
<p>Комиссия рассмотрит заявки за десять рабочих дней. О решении придёт письмо, а причину отказа вы увидите в заявке: её можно исправить и подать снова, пока приём открыт.</p>`,
      en: `<p>You can apply if you are in your second year or above, study on a state-funded place and passed your last two exam sessions with good marks. This semester the grant is ₽10,000 to ₽12,500 a month.</p>
<p>Choose the track in which you achieved most over the past year and attach the evidence: diplomas, publications, letters of thanks. Clear photos are enough: they do not need to be certified.</p>
<p>The committee decides within ten working days. You will get an email; if the answer is no, the application will tell you why, and you can correct it and apply again while applications are open.</p>`,
    },
  },
  {
    url: 'granty-molodym-uchionym',
    cover: 'laboratory',
    age: 16,
    author: 'science',
    tags: ['grants', 'science'],
    title: {
      ru: 'Двенадцать грантов на первые исследования',
      en: 'Twelve grants for a first piece of research',
    },
    summary: {
      ru: 'Совет молодых учёных оплатит расходные материалы, поездку на конференцию или участие в экспедиции.',
      en: 'The Young Researchers Council will pay for materials, a trip to a conference or a place on an expedition.',
    },
    body: {
      ru: `<p>Грант рассчитан на тех, кто только начинает: подать заявку можно с первого курса и без единой публикации. Важны понятный вопрос, посильный план на полгода и согласие научного руководителя.</p>
<p>Сумма — до 60 000\u00a0₽. В прошлом году на эти деньги измеряли качество воды в трёх озёрах, собирали словарь рыбацких говоров и печатали протез кисти.</p>
<p>Заявка умещается на двух страницах. Лучшие двенадцать авторов защитят проекты перед советом, остальным эксперты напишут отзыв.</p>`,
      en: `<p>The grant is for beginners: you can apply from your first year and without a single publication. What counts is a clear question, a realistic plan for six months and a supervisor who agrees.</p>
<p>The amount is up to ₽60,000. Last year the money went into measuring the water of three lakes, compiling a dictionary of fishermen’s dialects and printing a prosthetic hand.</p>
<p>The application fits on two pages. The twelve best authors will present their projects to the council; everybody else receives a written review.</p>`,
    },
  },
  {
    url: 'vozmeshchenie-protsentov-po-kreditu',
    age: 37,
    author: 'payments',
    tags: ['grants'],
    title: {
      ru: 'Вернём проценты по образовательному кредиту',
      en: 'We refund the interest on student loans',
    },
    summary: {
      ru: 'Кто может получить возмещение, какие документы нужны и почему важно указать номер договора без ошибок.',
      en: 'Who can get a refund, which documents you need and why the contract number must be exact.',
    },
    body: {
      ru: `<p>Студенты, которые оплачивают учёбу кредитом с государственной поддержкой, могут вернуть уплаченные за семестр проценты. Заявка подаётся раз в семестр.</p>
<p>Понадобятся номер и дата договора, название банка и справка об уплаченных процентах. Чаще всего заявки возвращают из-за опечатки в номере договора: перепишите его вместе с дефисами и буквами.</p>
<p>Деньги приходят отдельной выплатой и не влияют на стипендию. Во время академического отпуска право на возмещение сохраняется.</p>`,
      en: `<p>Students who pay for their studies with a state-supported loan can get back the interest paid during the semester. You apply once a semester.</p>
<p>You will need the number and date of the contract, the name of the bank and a statement of the interest you have paid. Most applications are sent back because of a typo in the contract number: copy it with all its hyphens and letters.</p>
<p>The money comes as a separate payment and does not affect your grant. You can still get it during academic leave.</p>`,
    },
  },
];
