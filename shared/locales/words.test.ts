/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/node_modules|\.test\./.test(file))
    .map((file) => `${folder}/${file}`);

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** Whatever people read: dictionaries, declarations of remotes, answers, letters and demo data. */
const files = [
  ...['shared', 'shell/page', ...remotes].flatMap((folder) =>
    filesIn(folder, /locales\/\w+\.json$/),
  ),
  ...remotes.flatMap((name) => filesIn(name, /^(?:remote|forStaff)\.ts$/)),
  'shell/page/shellRoutes.ts',
  ...filesIn('e2e/backend/domains', /\.(ts|csv)$/),
  ...filesIn('e2e/backend/platform/messages', /\.ts$/),
  ...filesIn('e2e/backend/seed', /\.ts$/),
  'shared/server/refusalTexts.ts',
  'shared/api/errorMessage.ts',
  'shell/server/calls/ConsoleRefusal.ts',
];

/** Comments are for those who read the code. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '$1');

const lines = files.flatMap((file) =>
  withoutComments(readFileSync(path.join(root, file), 'utf8'))
    .split('\n')
    .map((line) => ({ file, line: line.trim() })),
);

const linesWith = (pattern: RegExp) =>
  lines.filter(({ line }) => pattern.test(line)).map(({ file, line }) => `${file}: ${line}`);

const word = (stem: string) => new RegExp(`(?<!\\p{L})(?:${stem})`, 'iu');

/** Exams are a session too, and that one keeps its name. */
const signedInSession =
  /(?<!(?:конца|расписание|ближайшей|следующей|итогам|последние) )(?<!тариф «)(?<!\p{L})сесси/iu;

const withoutYo =
  '(?:еще|ее|счет|учен|идет|пройдет|придет|вернет|начнет|удален|сохранен|закреплен|подтвержден)(?!\\p{L})|ученых|учетн|отчет|зачет|партнер';

/** Of a dictionary, an answer or a row of the demo data. */
const english = '(?:^"[^"]+": "|\\ben: )';
const american =
  '(?:(?:organ|recogn|synchron|author|anonym|summar|custom)iz|favorite|cancel(?:ed|ing)\\b|\\b(?:center|color|program)\\b)';

const forbidden = {
  'an account is «учётная запись»': word('аккаунт|личн\\p{L}+ кабинет'),
  'somebody is signed in for a «сеанс»': signedInSession,
  'a record has a «состояние»': word('статус'),
  'mail is «почта»': /эл\. ?почт|электронн\p{L}+ почт|имейл/iu,
  'mail is “email”': /\be-mails?\b/i,
  'a tag is a «тема»': word('тег(?:а|и|ов|ом)?(?!\\p{L})'),
  'the card of a phone is «электронная»': word('цифров\\p{L}+ карт'),
  'partners come from a «справочник»': word('каталог\\p{L}* партнёр'),
  'people sign in': /\blog(?:ged)? in\b/i,
  'a ticket has an «ответственный»': word('исполнител(?:ь|я|ю|ем|и|ей)(?!\\p{L})'),
  'a ticket has a «срочность»': word('важност'),
  'an error has a «код для поддержки»': word('код\\p{L}* обращени'),
  'a study has a «запись об учёбе»': word('запис\\p{L}+ об обучении'),
  'what somebody studies is «учёба»': word('обучает|(?:окончи\\p{L}*|ваш\\p{L}+) обучени'),
  'a claim is no “request”, nor is a ticket or an application':
    /\b(?:your|support|study) request\b/i,
  'lists have «фильтры»': word('(?:суз|сброс|сним|ослаб|измен)\\p{L}+ отбор'),
  'what closes the product is «технические работы»': word('обслуживани(?!е автомобилей)'),
  'an item waits «запланировано»': word('назначено|отложено'),
  'pictures are «картинки», photos «фото»': word('изображени|снимо?к(?!\\p{L}* экрана)'),
  'pictures have a “description”': /\balt(?:ernative)? text/i,
  'pictures are “pictures”': /^"[^"]+": ".*\bimages?\b/i,
  'the card of a phone is “digital”': /\belectronic card/i,
  'an identity is “confirmed”':
    /\b(?:identity|email) (?:is |was |has been )?(?:already )?verified\b|\bverify your identity\b/i,
  'what a team releases is a “remote”': /^"[^"]+": ".*\bmodules?\b/i,
  'a person has a “sex”': /^"[^"]+": "Gender"/,
  'a photo has a “crop”': /^"[^"]+": "Frame:/,
  'a record has a “state”': /^"[^"]+": ".*(?<!\{\{)\bstatus/i,
  'what arrives is an “email”': /\b(?:the|latest|our|newest) letters?\b/i,
  'people «войти»': word('залогин'),
  'support is contacted': /\bwrite to support\b/i,
  'nobody is shouted at': /^"[^"]+": "(?!Здравствуйте|Hello).*!/,
  'nothing but a failure of ours is an «Ошибка»': /^"[^"]+": "(?:Sorry|Ошибка[ :,])/,
  'English has no contractions': /\p{L}’(?:re|ll|ve|d|m|t)(?!\p{L})/u,
  'English is British': new RegExp(`${english}.*${american}`, 'iu'),
  'hours are twenty-four': /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b/i,
  'the sign of the rouble leads in English': /\ben: .*\d ₽/,
  'one is not told of as several, in English':
    /^"\w+_one": ".*\{\{count[^}]*\}\} (?:\w+ )?(?:are|were|have)\b|\bNow \{\{included\}\} are\b/,
  'nor in Russian': /^"\w+_one": ".*\{\{count[^}]*\}\} не \p{L}+ены(?!\p{L})/u,
  'where one or several are asked about, neither is':
    /^"(?:remove)?[tT]ext": "(?:They leave|They cannot|Они исчезнут|Вернуть их|Readers will no longer see them|Читатели перестанут их)/,
  'ё is written': word(withoutYo),
  'subjects stand in a “study plan”': /\bwork plan/i,
  'quotes inside quotes are „…“': /«[^»]*«/u,
};

test.each(Object.entries(forbidden))('%s', (_, pattern) => {
  expect(linesWith(pattern)).toStrictEqual([]);
});

const beforeUnit = /[\d}] (?:%|₽|[КМГ]Б(?!\p{L})|[KMG]B\b|мин(?!\p{L})|[сч]\.|(?:min|[sh])\.)/u;

test('a number and its unit stay on one line, but in what the directory of partners tells', () => {
  const own = linesWith(beforeUnit).filter((line) => !line.includes('/partners/seed/data/'));
  expect(own).toStrictEqual([]);
});

test('all that people read is looked at', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(linesWith(/[а-яё]/iu).length).toBeGreaterThan(2_000);
});
