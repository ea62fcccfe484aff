import type { PageRow } from './PageRow';

export const otherPages: PageRow[] = [
  {
    url: 'granty',
    section: 'GRANTS',
    showInMenu: true,
    title: { ru: 'Стипендии и гранты', en: 'Grants' },
    summary: {
      ru: 'Какие выплаты бывают, кому положены и когда приходят.',
      en: 'Which payments exist, who gets them and when they arrive.',
    },
    body: {
      ru: `<p>Академическую стипендию назначает деканат по итогам сессии: заявка не нужна. На повышенную стипендию и на возмещение процентов по кредиту подают заявку здесь, для этого нужна действующая карта.</p>
<p>Деньги приходят 25-го числа. Размер зависит от учебного заведения, таблица — в разделе «Гранты».</p>`,
      en: `<p>The academic grant is awarded by the dean’s office after the exams: no application is needed. You apply here for the extra grant and for loan interest, and need an active card to do so.</p>
<p>The money arrives on the 25th. Amounts differ between universities; see the table in “Grants”.</p>`,
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
<p>The committee decides in ten working days. A refusal always gives the reason; put it right and apply again while applications are open.</p>`,
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
      en: 'Whose interest is refunded and which papers are needed.',
    },
    body: {
      ru: '<p>Нужен договор с банком на оплату обучения, его номер и дата. Возмещают проценты за прошедший семестр.</p>',
      en: '<p>You need a loan agreement for your tuition, its number and date. The interest of the past semester is refunded.</p>',
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
<p>Учётную запись можно удалить в профиле. Тридцать дней её можно вернуть, потом имя и документы стираются, а записи о выплатах остаются без имени.</p>`,
      en: `<p>We keep what is needed to issue a card and transfer money: name, date of birth, insurance number, passport, study record and account. Only administrators and support see document numbers in full, and each such look is recorded.</p>
<p>You can delete your account in the profile. It can be restored for thirty days; then name and documents are erased, and payment records stay without a name.</p>`,
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
