import { personNames } from '../../domains/accounts/seed/data/personNames';
import { mix } from './idOf';
import { pick } from './pick';

const beginnings =
  'Лесо Море Снего Зорко Ясно Тихо Мирно Добро Быстро Верно Звездо Книго Ветро Камне Хлебо Рано Дально Ново Красно Бело Светло Громко Мудро Славно Ровно Крепко Вольно Чисто Скоро Долго'.split(
    ' ',
  );
const endings =
  'хвалов мыслов видов ходов писцев чтецов любов жданов знаев водов строев дивов рядов гласов цветов путев думов трудов слухов мастеров пилов лётов носов боров ведов крылов морев деев садов шагов'.split(
    ' ',
  );

/** One of 900 invented surnames: a search must find few, not everybody. */
export function personNameOf(index: number) {
  const scattered = mix(index);
  const gender = index % 2 === 0 ? ('F' as const) : ('M' as const);
  const root = pick(beginnings, scattered) + pick(endings, Math.floor(scattered / 97));
  const names = personNames[gender];
  return {
    gender,
    lastName: gender === 'F' ? `${root}а` : root,
    firstName: pick(names.roles, scattered >>> 7),
    middleName: index % 4 === 0 ? null : pick(names.middleNames, index),
  };
}

export function fullNameOf(index: number) {
  const { lastName, firstName, middleName } = personNameOf(index);
  return [lastName, firstName, middleName].filter(Boolean).join(' ');
}
