import { declareSmoke, type Smoke } from '@campus/shared/remote/declareSmoke';

const search = { role: 'searchbox', name: { ru: 'Найти ответ', en: 'Find an answer' } };
const help = { role: 'heading', name: { ru: 'Помощь', en: 'Help' } };

const field = (role: string, ru: string, en: string) => ({ role, name: { ru, en } });

/** A guest writes; the link in the letter that comes of it leads to the page of a guest's ticket. */
const write: Smoke = {
  page: '/help/new',
  steps: [
    { choose: field('combobox', 'Тема', 'Topic'), option: { ru: 'Карта', en: 'Card' } },
    { fill: field('textbox', 'Коротко, о чём вопрос', 'Your question in brief'), with: 'Турникет' },
    { fill: field('textbox', 'Что случилось', 'What happened'), with: 'Он не открылся утром.' },
    { fill: field('textbox', 'Как к вам обращаться', 'Your name'), with: 'Гость' },
    { fill: field('textbox', 'Почта', 'Email'), with: 'smoke@example.test' },
    {
      click: field(
        'checkbox',
        'Даю согласие на обработку имени и почты, чтобы получить ответ',
        'I agree to the processing of my name and email so that I can get an answer',
      ),
    },
    { click: field('button', 'Отправить', 'Send') },
    { see: field('heading', 'Что дальше', 'What happens next') },
  ],
};

/** What people come for: an answer, before they write to anybody. */
export const smoke = declareSmoke([
  { page: '/help', steps: [{ see: help }, { fill: search, with: 'код' }, { see: help }] },
  write,
]);
