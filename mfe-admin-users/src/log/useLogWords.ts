import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { useCodeText } from './useCodeText';

const dayText = /^\d{4}-\d\d-\d\d$/;
const momentText = /^\d{4}-\d\d-\d\dT/;
const idText = /^[\da-f]{8}-[\da-f]{4}-/;

/** Sums of a register, which the server counts in kopecks. */
const sums = new Set(['amountPerHuman', 'budget']);
/** Per cent or kopecks: only the partner knows which. */
const unclear = 'discountValue';

/** What the log says in its own codes, in words; a code that this release does not know stays as it is. */
export function useLogWords() {
  const { t } = useTranslation('admin-users');
  const codeText = useCodeText();
  const { date, dateTime, money, name: nameIn, number } = useFormat();

  const known = (kind: 'action' | 'entity' | 'verb' | 'field' | 'value', code: string) =>
    codeText(`log.${kind}`, code);

  /** `news.update` needs no words of its own: there are some for news, and for a change. */
  const composed = (action: string) => {
    const [kind = '', ...rest] = action.split('.');
    const [entity, verb] = [known('entity', kind), known('verb', rest.join('.'))];
    return entity && verb && t('log.composed', { entity, verb });
  };

  return {
    actionText: (action: string) => known('action', action) ?? composed(action) ?? action,
    entityText: (type: string) => known('entity', type) ?? type,
    fieldText: (field: string) => known('field', field) ?? field,

    // Whoever has given no name, or has one no more, is called by the type.
    actorText: ({ type, name }: { type: 'HUMAN' | 'USER' | 'SYSTEM'; name: string }) => {
      if (type === 'SYSTEM') return t('log.system');
      const isNamed = name !== '' && name !== type;
      return t(`log.actor.${type}`, { name: isNamed ? nameIn(name) : t('log.nameless') });
    },

    /** A value as a person reads it; undefined where only the change itself says anything. */
    valueText: (value: unknown, field = ''): string | undefined => {
      if (value === null || value === '') return t('log.empty');
      if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
      if (typeof value === 'number') {
        if (field === unclear) return undefined;
        return sums.has(field) ? money(value) : number(value);
      }
      if (typeof value !== 'string' || idText.test(value)) return undefined;
      if (dayText.test(value)) return date(value);
      if (momentText.test(value)) return dateTime(value);
      return known('value', value) ?? value;
    },
  };
}
