import { render } from '@testing-library/react';
import { Highlighted } from './Highlighted';

/** The text with the marked pieces in brackets. */
function shownOf(text: string, words: string) {
  const { container } = render(<Highlighted text={text} words={words} />);
  return [...container.childNodes]
    .map((node) => (node.nodeName === 'MARK' ? `[${node.textContent}]` : node.textContent))
    .join('');
}

test.each([
  ['Права студента', 'права', '[Права] студента'],
  ['Ёлка и елка', 'ёлка', '[Ёлка] и [елка]'],
  ['Права и обязанности', 'обяз пра', '[Пра]ва и [обяз]анности'],
  ['Скидка 10% (сейчас)', '(сей', 'Скидка 10% [(сей]час)'],
  ['<b>жирно</b>', '<b>', '[<b>]жирно</b>'],
  ['Цифровая карта в телефоне', 'карта в телефоне', 'Цифровая [карта] в [телефоне]'],
  ['Вход в корпус', 'в', '[В]ход [в] корпус'],
  ['Вход по карте, не картон', 'карта', 'Вход по [карте], не картон'],
  ['Новые стипендии и стипендий', 'стипендия', 'Новые [стипендии] и [стипендий]'],
  ['Two cards and a cardinal', 'card', 'Two [card]s and a [card]inal'],
  ['One card', 'cards', 'One [card]'],
  ['Ничего', '', 'Ничего'],
  ['Ничего', 'другое', 'Ничего'],
])('in «%s» by «%s»: %s', (text, words, shown) => expect(shownOf(text, words)).toBe(shown));
