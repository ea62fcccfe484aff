import type { NewsRow } from '../NewsRow';

export const platformNews: NewsRow[] = [
  {
    url: 'kampus-otkryt',
    age: 64,
    author: 'press',
    tags: ['service'],
    title: {
      ru: 'Кампус открыт: карта, стипендии и поддержка в одном месте',
      en: 'Campus is open: your card, grants and support in one place',
    },
    summary: {
      ru: 'Восемь учебных заведений перешли на общую платформу. Рассказываем, что уже работает и с чего начать.',
      en: 'Eight universities and colleges have moved to a shared platform. Here is what already works and where to start.',
    },
    body: {
      ru: `<p>С этого семестра студенческие сервисы собраны в «Кампусе». Не нужно помнить, на каком сайте заказывают справку, а на каком смотрят стипендию: всё открывается под одной учётной записью.</p>
<h2>Что уже работает</h2>
<ul><li>карта студента с QR-кодом для входа в корпуса и скидок;</li><li>история стипендий и других выплат за всё время учёбы;</li><li>новости вашего учебного заведения и партнёров;</li><li>обращения в поддержку с ответом на почту.</li></ul>
<h2>С чего начать</h2>
<p>Войдите по почте: код придёт в письме, пароль придумывать не обязательно. Затем заполните данные о себе и найдите свою запись о студенте. Когда деканат подтвердит её, можно заказывать карту.</p>
<p>Если что-то не получается, напишите в поддержку. Обычно мы отвечаем в течение рабочего дня.</p>`,
      en: `<p>From this semester student services live in Campus. You no longer need to remember which site handles certificates and which one shows your grant: one account opens everything.</p>
<h2>What already works</h2>
<ul><li>a student card with a QR code for entering buildings and for discounts;</li><li>the history of your grants and other payments since you started studying;</li><li>news of your university and its partners;</li><li>support tickets, answered by email.</li></ul>
<h2>Where to start</h2>
<p>Sign in with your email: we send you a code, and a password is optional. Then fill in your details and find your student record. Once the dean’s office has confirmed it, you can order a card.</p>
<p>If something does not work, contact support. We usually answer within one working day.</p>`,
    },
  },
  {
    url: 'karta-studenta-v-telefone',
    cover: 'phone',
    age: 5,
    author: 'press',
    tags: ['card', 'service'],
    isPinned: true,
    title: {
      ru: 'Карта студента теперь в телефоне',
      en: 'Your student card is now on your phone',
    },
    summary: {
      ru: 'Электронная карта открывает турникеты и даёт те же скидки, что и пластиковая. Выпуск бесплатный и занимает один день.',
      en: 'The digital card opens turnstiles and gives the same discounts as the plastic one. It is free and takes one day to issue.',
    },
    body: {
      ru: `<p>Электронную карту больше не нужно ждать две недели. После одобрения заявки она появляется в разделе «Моя карта», обычно на следующий день.</p>
<p>На входе покажите QR-код. Он обновляется каждую минуту, поэтому снимок экрана не подойдёт: так картой не сможет воспользоваться никто другой.</p>
<h2>А если разрядился телефон?</h2>
<p>Закажите ещё и пластиковую карту: у неё тот же номер и те же права. Она пригодится в библиотеке и на экзамене, куда телефоны брать нельзя.</p>
<p>Карта действует до окончания учёбы. Во время академического отпуска она остаётся активной.</p>`,
      en: `<p>You no longer have to wait two weeks for a digital card. Once your application is approved, the card appears under “My card”, usually the next day.</p>
<p>Show the QR code at the entrance. It changes every minute, so a screenshot will not work, and nobody else can use your card.</p>
<h2>What if my phone is flat?</h2>
<p>Order a plastic card as well: it has the same number and the same rights. It is handy in the library and at exams, where phones are not allowed.</p>
<p>The card is valid until you finish your studies. It stays active during academic leave.</p>`,
    },
  },
  {
    url: 'esli-karta-poterialas',
    age: 21,
    author: 'support',
    tags: ['card', 'service'],
    title: { ru: 'Если карта потерялась: три шага', en: 'If you lose your card: three steps' },
    summary: {
      ru: 'Как заблокировать карту, когда её вернут к жизни и сколько ждать новую.',
      en: 'How to block a card, when it can be unblocked and how long a new one takes.',
    },
    body: {
      ru: `<p>Потерянная карта — не повод для паники, но действовать лучше сразу: по ней можно войти в корпус и получить скидку.</p>
<ol><li>Откройте «Мою карту» и сообщите об утере. Карта блокируется в ту же минуту.</li><li>Проверьте бюро находок на вахте: каждую третью карту приносят в течение двух дней.</li><li>Если карта не нашлась, закажите новую. Старая закроется навсегда, как только новая будет готова.</li></ol>
<p>Нашли карту раньше, чем пришла новая? Напишите в поддержку, и мы разблокируем её. Выплаты на блокировку не влияют: стипендия приходит на банковский счёт, а не на карту студента.</p>`,
      en: `<p>There is no need to panic about a lost card, but do act straight away: someone could enter a building or get a discount with it.</p>
<ol><li>Open “My card” and report the loss. The card is blocked within a minute.</li><li>Ask at the lost property desk: one card in three is handed in within two days.</li><li>If it does not turn up, order a new one. The old card is closed for good as soon as the new one is ready.</li></ol>
<p>Found it before the new one arrived? Contact support and we will unblock it. Payments are not affected: grants go to your bank account, not to the student card.</p>`,
    },
  },
  {
    url: 'kak-my-khranim-dannye',
    age: 48,
    author: 'press',
    tags: ['service'],
    title: { ru: 'Как мы храним ваши данные', en: 'How we keep your data' },
    summary: {
      ru: 'Какие сведения нужны для карты и выплат, кто их видит и как их удалить.',
      en: 'What the card and payments need, who can see it and how to have it deleted.',
    },
    body: {
      ru: `<p>Для входа нужна только почта. Фамилию, СНИЛС и паспорт мы просим тогда, когда вы заказываете карту или подаёте заявку на выплату: без них её нельзя оформить по закону.</p>
<p>Полные номера документов видят только сотрудники поддержки, и каждый просмотр записывается. Редакторы, бухгалтеры и деканат видят их частично или не видят совсем.</p>
<p>Учётную запись можно удалить в меню под вашим именем. В течение тридцати дней её можно вернуть, затем данные обезличиваются. Согласие на рассылку отзывается отдельно и на карту не влияет.</p>`,
      en: `<p>All you need to sign in is an email address. We ask for your surname, insurance number and passport when you order a card or apply for a payment: the law does not let us issue them otherwise.</p>
<p>Full document numbers are visible only to support staff, and every view is recorded. Editors, accountants and the dean’s office see part of them or nothing at all.</p>
<p>You can delete your account in the menu under your name. It can be restored within thirty days; after that, the data is anonymised. Consent to mailings is withdrawn separately and does not affect the card.</p>`,
    },
  },
];
