import { RichText } from '@campus/shared/text/RichText';
import type { Exhibit } from '../Exhibit';

const article = `
<p>Социальная стипендия положена студентам <strong>очной</strong> формы. Заявление подают <a href="/me/applications">на сайте</a>, а порядок описан <a href="https://example.ru/poryadok">в положении университета</a>.</p>
<h2>Что понадобится</h2>
<ul><li>справка из соцзащиты;</li><li>действующая карта;</li><li>реквизиты счёта: <code>20 цифр</code>.</li></ul>
<h3>Порядок</h3>
<ol><li>Проверьте данные в анкете.</li><li>Подайте заявление — ответим за три дня.</li></ol>
<blockquote><p>Деньги приходят до 25 числа каждого месяца.</p></blockquote>
<p>Вопросы: <a href="mailto:help@example.ru">help@example.ru</a>, <a href="tel:+74951234567">+7 495 123-45-67</a>.</p>`;

const months = ['Сентябрь', 'Октябрь', 'Ноябрь', 'Декабрь', 'Январь', 'Февраль', 'Март'];
const table = `<table><caption>Выплаты по месяцам, ₽</caption><thead><tr><th scope="col">Организация</th>${months
  .map((month) => `<th scope="col">${month}</th>`)
  .join('')}</tr></thead><tbody><tr><th scope="row">Приозёрный медицинский колледж</th>${months
  .map((_, index) => `<td>${3400 + index * 150},00</td>`)
  .join('')}</tr></tbody></table>`;

const dangerous =
  '<p>Осталось <a href="javascript:alert(1)">только это</a>.</p><script>alert(2)</script><form><input name="password"></form><iframe src="https://example.ru"></iframe>';

const richTextExhibit: Exhibit = {
  component: 'text/RichText',
  subject: { element: <RichText html="<p>Текст</p>" />, tag: 'div' },
  states: {
    'an article': () => <RichText html={article} lang="ru" />,
    'a wide table scrolls by itself': () => <RichText html={table} lang="ru" />,
    'long words': () => (
      <RichText
        html="<h2>Частнопредпринимательский водогрязеторфопарафинолечебный факультет</h2><p>https://example.ru/a/very/long/address/that/never/ends/and/has/no/place/to/break/at</p>"
        lang="ru"
      />
    ),
    'nothing dangerous is left': () => <RichText html={dangerous} lang="ru" />,
    empty: () => <RichText html="" />,
  },
};

export const exhibits: readonly Exhibit[] = [richTextExhibit];
