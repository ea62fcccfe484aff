import type { LanguageKey } from '@campus/shared/contract/fields';

/** How a refused field is called in the sentence about it; a field without a name goes unnamed. */
export const fieldNames: Record<string, Record<LanguageKey, string>> = {
  accountMask: {
    ru: 'Счёт',
    en: 'Account',
  },
  address: {
    ru: 'Адрес',
    en: 'Address',
  },
  'alt.en': {
    ru: 'Описание (англ.)',
    en: 'Alternative text (English)',
  },
  'alt.ru': {
    ru: 'Описание',
    en: 'Alternative text',
  },
  amountPerHuman: {
    ru: 'Сумма на человека',
    en: 'Amount per person',
  },
  assigneeId: {
    ru: 'Ответственный',
    en: 'Assignee',
  },
  audience: {
    ru: 'Получатели',
    en: 'Audience',
  },
  authorId: {
    ru: 'Автор',
    en: 'Author',
  },
  bank: {
    ru: 'Банк',
    en: 'Bank',
  },
  birthDate: {
    ru: 'Дата рождения',
    en: 'Date of birth',
  },
  'body.en': {
    ru: 'Текст (англ.)',
    en: 'Text (English)',
  },
  'body.ru': {
    ru: 'Текст',
    en: 'Text',
  },
  bucket: {
    ru: 'Хранилище',
    en: 'Bucket',
  },
  budget: {
    ru: 'Бюджет',
    en: 'Budget',
  },
  capacity: {
    ru: 'Мест',
    en: 'Capacity',
  },
  'caption.en': {
    ru: 'Подпись (англ.)',
    en: 'Caption (English)',
  },
  'caption.ru': {
    ru: 'Подпись',
    en: 'Caption',
  },
  category: {
    ru: 'Тема',
    en: 'Topic',
  },
  categoryId: {
    ru: 'Категория',
    en: 'Category',
  },
  channels: {
    ru: 'Каналы',
    en: 'Channels',
  },
  citizenship: {
    ru: 'Гражданство',
    en: 'Citizenship',
  },
  cityIds: {
    ru: 'Города',
    en: 'Cities',
  },
  code: {
    ru: 'Код',
    en: 'Code',
  },
  comment: {
    ru: 'Комментарий',
    en: 'Comment',
  },
  consent: {
    ru: 'Согласие',
    en: 'Consent',
  },
  consents: {
    ru: 'Согласия',
    en: 'Consents',
  },
  contractDate: {
    ru: 'Дата договора',
    en: 'Contract date',
  },
  contractNumber: {
    ru: 'Номер договора',
    en: 'Contract number',
  },
  coverId: {
    ru: 'Обложка',
    en: 'Cover',
  },
  creditAmount: {
    ru: 'Сумма кредита',
    en: 'Credit amount',
  },
  currentPassword: {
    ru: 'Текущий пароль',
    en: 'Current password',
  },
  'description.en': {
    ru: 'Описание (англ.)',
    en: 'Description (English)',
  },
  'description.ru': {
    ru: 'Описание',
    en: 'Description',
  },
  discountType: {
    ru: 'Вид скидки',
    en: 'Discount type',
  },
  discountValue: {
    ru: 'Размер скидки',
    en: 'Discount',
  },
  eduOrgId: {
    ru: 'Учебное заведение',
    en: 'Educational organisation',
  },
  eduOrgIds: {
    ru: 'Организации',
    en: 'Organisations',
  },
  email: {
    ru: 'Эл. почта',
    en: 'E-mail',
  },
  endsAt: {
    ru: 'Окончание',
    en: 'Ends',
  },
  firstName: {
    ru: 'Имя',
    en: 'First name',
  },
  gender: {
    ru: 'Пол',
    en: 'Sex',
  },
  guestEmail: {
    ru: 'Эл. почта',
    en: 'E-mail',
  },
  guestName: {
    ru: 'Имя',
    en: 'Name',
  },
  humanId: {
    ru: 'Участник',
    en: 'Participant',
  },
  inn: {
    ru: 'ИНН',
    en: 'INN',
  },
  issuingId: {
    ru: 'Способ выдачи',
    en: 'Way of issue',
  },
  kind: {
    ru: 'Вид',
    en: 'Kind',
  },
  languageId: {
    ru: 'Язык',
    en: 'Language',
  },
  lastName: {
    ru: 'Фамилия',
    en: 'Last name',
  },
  link: {
    ru: 'Ссылка',
    en: 'Link',
  },
  lockedFields: {
    ru: 'Не обновлять',
    en: 'Locked fields',
  },
  login: {
    ru: 'Логин',
    en: 'Login',
  },
  middleName: {
    ru: 'Отчество',
    en: 'Middle name',
  },
  mnemonic: {
    ru: 'Ключ',
    en: 'Key',
  },
  name: {
    ru: 'Название',
    en: 'Name',
  },
  'name.en': {
    ru: 'Название (англ.)',
    en: 'Name (English)',
  },
  'name.ru': {
    ru: 'Название',
    en: 'Name',
  },
  newPassword: {
    ru: 'Новый пароль',
    en: 'New password',
  },
  onlineUrl: {
    ru: 'Ссылка на трансляцию',
    en: 'Online link',
  },
  otp: {
    ru: 'Код',
    en: 'Code',
  },
  parentId: {
    ru: 'Родительская страница',
    en: 'Parent page',
  },
  'passport.departmentCode': {
    ru: 'Код подразделения',
    en: 'Department code',
  },
  'passport.issuedAt': {
    ru: 'Дата выдачи',
    en: 'Date of issue',
  },
  'passport.issuedBy': {
    ru: 'Кем выдан',
    en: 'Issued by',
  },
  'passport.number': {
    ru: 'Номер паспорта',
    en: 'Passport number',
  },
  'passport.series': {
    ru: 'Серия паспорта',
    en: 'Passport series',
  },
  password: {
    ru: 'Пароль',
    en: 'Password',
  },
  period: {
    ru: 'Семестр',
    en: 'Semester',
  },
  periodFrom: {
    ru: 'Начало периода',
    en: 'Start of the period',
  },
  periodTo: {
    ru: 'Конец периода',
    en: 'End of the period',
  },
  phone: {
    ru: 'Телефон',
    en: 'Phone',
  },
  photoId: {
    ru: 'Фото',
    en: 'Photo',
  },
  'place.ru': {
    ru: 'Место',
    en: 'Place',
  },
  position: {
    ru: 'Порядок',
    en: 'Order',
  },
  priority: {
    ru: 'Важность',
    en: 'Priority',
  },
  programId: {
    ru: 'Программа',
    en: 'Programme',
  },
  promoCode: {
    ru: 'Промокод',
    en: 'Promo code',
  },
  publishAt: {
    ru: 'Дата публикации',
    en: 'Publish at',
  },
  reason: {
    ru: 'Причина',
    en: 'Reason',
  },
  recordBook: {
    ru: 'Номер зачётной книжки',
    en: 'Record book number',
  },
  registrationUrl: {
    ru: 'Ссылка на регистрацию',
    en: 'Registration link',
  },
  results: {
    ru: 'Ответ банка',
    en: 'The bank’s answer',
  },
  roleId: {
    ru: 'Роль',
    en: 'Role',
  },
  search: {
    ru: 'Поиск',
    en: 'Search',
  },
  semester: {
    ru: 'Семестр',
    en: 'Semester',
  },
  sendAt: {
    ru: 'Отправить в',
    en: 'Send at',
  },
  slug: {
    ru: 'Адрес',
    en: 'Slug',
  },
  snils: {
    ru: 'СНИЛС',
    en: 'SNILS',
  },
  startsAt: {
    ru: 'Начало',
    en: 'Starts',
  },
  subject: {
    ru: 'Заголовок',
    en: 'Subject',
  },
  'summary.en': {
    ru: 'Анонс (англ.)',
    en: 'Summary (English)',
  },
  'summary.ru': {
    ru: 'Анонс',
    en: 'Summary',
  },
  tagIds: {
    ru: 'Теги',
    en: 'Tags',
  },
  'terms.en': {
    ru: 'Условия (англ.)',
    en: 'Terms (English)',
  },
  'terms.ru': {
    ru: 'Условия',
    en: 'Terms',
  },
  text: {
    ru: 'Сообщение',
    en: 'Message',
  },
  title: {
    ru: 'Заголовок',
    en: 'Title',
  },
  'title.en': {
    ru: 'Заголовок (англ.)',
    en: 'Title (English)',
  },
  'title.ru': {
    ru: 'Заголовок',
    en: 'Title',
  },
  totpCode: {
    ru: 'Код из приложения',
    en: 'Code from the app',
  },
  translation: {
    ru: 'Текст',
    en: 'Text',
  },
  url: {
    ru: 'Адрес страницы',
    en: 'Page address',
  },
  validFrom: {
    ru: 'Действует с',
    en: 'Valid from',
  },
  validTo: {
    ru: 'Действует по',
    en: 'Valid to',
  },
  value: {
    ru: 'Значение',
    en: 'Value',
  },
  website: {
    ru: 'Сайт',
    en: 'Website',
  },
};
