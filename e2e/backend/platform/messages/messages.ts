import type { LanguageKey } from '@campus/shared/contract/fields';
import { refusalTexts } from '@campus/shared/server/refusalTexts';
/** Files that are refused. */
const filesTexts = {
  FILE_EMPTY: {
    ru: 'Файл пустой. Проверьте, что он сохранился, и выберите его ещё раз.',
    en: 'The file is empty. Check that it was saved and choose it again.',
  },
  FILE_TOO_LARGE: {
    ru: 'Файл больше {megabytes} МБ. Уменьшите его и загрузите ещё раз.',
    en: 'The file is larger than {megabytes} MB. Make it smaller and upload it again.',
  },
  FILE_TYPE: {
    ru: 'Такие файлы здесь не принимаются. Подойдут: {types}.',
    en: 'Files like this are not accepted here. Use one of these: {types}.',
  },
  FILE_EXTENSION: {
    ru: 'Расширение в имени файла не подходит. Принимаются: {types}.',
    en: 'The extension in the file name is not accepted. Use one of these: {types}.',
  },
  FILE_NAME_PATH: {
    ru: 'В имени файла не может быть пути. Переименуйте файл без знаков / и \\.',
    en: 'A file name cannot contain a path. Rename the file without / and \\.',
  },
  FILE_NAME_CHARACTERS: {
    ru: 'В имени файла есть невидимые знаки. Переименуйте файл.',
    en: 'The file name has invisible characters. Rename the file.',
  },
  FILE_NAME_LONG: {
    ru: 'Имя файла слишком длинное. Оставьте не больше 255 знаков.',
    en: 'The file name is too long. Keep it within 255 characters.',
  },
  FILE_NAME_EXTENSIONS: {
    ru: 'У файла два расширения. Оставьте в имени одно.',
    en: 'The file has two extensions. Keep one in its name.',
  },
  FILE_BROKEN: {
    ru: 'Файл повреждён. Откройте его у себя, сохраните заново и загрузите ещё раз.',
    en: 'The file is damaged. Open it, save it again and upload it once more.',
  },
  FILE_MACROS: {
    ru: 'В документе есть макросы. Сохраните его без них и загрузите ещё раз.',
    en: 'The document has macros. Save it without them and upload it again.',
  },
  FILE_EXTERNAL: {
    ru: 'Документ загружает что-то извне: шаблон, картинку или другую таблицу. Сохраните его без связей и загрузите ещё раз.',
    en: 'The document loads something from elsewhere: a template, a picture or another workbook. Save it without these links and upload it again.',
  },
  FILE_BOMB: {
    ru: 'Документ слишком велик внутри. Сохраните его заново или разделите на части.',
    en: 'The document unpacks to too much data. Save it again or split it.',
  },
  FILE_SCRIPTS: {
    ru: 'В документе есть сценарии или вложенные файлы. Напечатайте его в PDF и загрузите ещё раз.',
    en: 'The document has scripts or attached files. Print it to PDF and upload it again.',
  },
  FILE_PROTECTED: {
    ru: 'Документ защищён паролем или запретами. Снимите защиту и загрузите его ещё раз.',
    en: 'The document is protected by a password or restrictions. Remove the protection and upload it again.',
  },
  FILE_INFECTED: {
    ru: 'В файле найден вирус, и он не сохранён. Проверьте компьютер и загрузите другой файл.',
    en: 'We found a virus in the file and did not save it. Check your computer and upload another file.',
  },
  SCANNER_UNAVAILABLE: {
    ru: 'Файлы сейчас нельзя проверить на вирусы, поэтому загрузка остановлена. Попробуйте через несколько минут.',
    en: 'Files cannot be checked for viruses at the moment, so uploads are off. Please try again in a few minutes.',
  },
  FILE_PIXELS: {
    ru: 'В картинке слишком много точек. Уменьшите её и загрузите ещё раз.',
    en: 'The picture has too many pixels. Make it smaller and upload it again.',
  },
  FILE_SMALL: {
    ru: 'Картинка слишком маленькая. Нужно не меньше {width}×{height} точек.',
    en: 'The picture is too small. It needs to be at least {width}×{height} pixels.',
  },
  FILE_WIDE: {
    ru: 'Картинка слишком большая. Сторона может быть не длиннее {maxSide} точек.',
    en: 'The picture is too large. A side can have at most {maxSide} pixels.',
  },
  FILES_MANY: {
    ru: 'Больше файлов сюда добавить нельзя: уже {maximum}. Сначала удалите лишний.',
    en: 'You cannot add more files here: there are already {maximum}. Delete one first.',
  },
  FILE_IN_USE: {
    ru: 'Файл показан на странице или на карте. Сначала уберите его оттуда.',
    en: 'The file is shown on a page or a card. Remove it from there first.',
  },
  PICTURE_WIDTH: {
    ru: 'Такой ширины у этого файла нет. Картинки новостей и партнёров бывают шириной {widths} точек.',
    en: 'This file does not come in such a width. Pictures of news and partners come {widths} pixels wide.',
  },
  UPLOAD_LIMIT: {
    ru: 'Слишком много файлов за час. Загрузите следующий через {minutes} мин.',
    en: 'Too many files in an hour. Upload the next one in {minutes} min.',
  },
} as const;
/** Refusals of more than one domain, besides those of every server of calls. */
const commonTexts = {
  STATE: { ru: '{state} Обновите страницу.', en: '{state} Refresh the page.' },
  READ_ONLY: {
    ru: 'Технические работы: до {until} сохранять нельзя. Не закрывайте страницу и сохраните ещё раз после работ — введённое останется здесь.',
    en: 'Maintenance: saving is off until {until}. Keep this page open and save again afterwards; what you have typed stays here.',
  },
  MAIL_UNAVAILABLE: {
    ru: 'Письмо не удалось отправить. Попробуйте через несколько минут.',
    en: 'The email could not be sent. Please try again in a few minutes.',
  },
  REFERENCE_UNKNOWN: {
    ru: 'Выбранной записи больше нет. Обновите страницу и выберите другую.',
    en: 'The record you chose no longer exists. Refresh the page and choose another.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    ru: 'Сначала придумайте новый пароль: без приложения с кодами он нужен длиннее.',
    en: 'Choose a new password first: without an authenticator app it has to be longer.',
  },
  SIGNATURE: {
    ru: 'Подпись запроса не подошла. Проверьте ключ и часы отправителя.',
    en: 'The request’s signature does not match. Check the key and the sender’s clock.',
  },
  VERSION: {
    ru: 'Запись успел изменить другой человек: {name}. Сравните изменения и сохраните ещё раз.',
    en: 'Someone else has changed the record: {name}. Compare the changes and save again.',
  },
} as const;

const refusals = { ...refusalTexts, ...commonTexts, ...filesTexts };

/** What is said, by domain: each declares its texts here. */
export interface Texts {
  platform: { refusals: typeof refusals };
}

type KeyOf<Part extends string> = {
  [D in keyof Texts]: Texts[D] extends Record<Part, infer Said> ? keyof Said : never;
}[keyof Texts];

export type MessageCode = KeyOf<'refusals'>;
export type StateMachineName = KeyOf<'states'>;

/** By code; the list of domains adds theirs. */
export const messages = { ...refusals } as Record<MessageCode, Record<LanguageKey, string>>;

type States = Record<LanguageKey, Record<string, string>>;

/** By kind of record; the list of domains adds theirs. */
export const stateTexts: Partial<Record<StateMachineName, States>> = {};

/** The sentence about a record in this state. */
export const stateText = (machine: StateMachineName, state: string, language: LanguageKey) =>
  stateTexts[machine]?.[language][state];
