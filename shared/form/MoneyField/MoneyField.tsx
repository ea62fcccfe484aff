import { useTranslation } from 'react-i18next';
import { TypedTextField, type TypedFieldProps } from '../useTypedText/TypedTextField';
import { readMoney, writeMoney } from '@campus/shared/form/moneyText';

const formatWith = (point: ',' | '.') => ({
  read: readMoney,
  write: (value: unknown) => writeMoney(value, point),
});
const russian = formatWith(',');
const english = formatWith('.');

/** Rubles for the person, whole kopecks for the form. */
export function MoneyField(props: TypedFieldProps) {
  const { i18n } = useTranslation('shared');
  const format = i18n.language.startsWith('en') ? english : russian;
  return (
    <TypedTextField {...props} format={format} suffix="₽" inputMode="decimal" autoComplete="off" />
  );
}
