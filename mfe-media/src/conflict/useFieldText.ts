import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { fromMoscowTime } from '../editing/moscowTime';
import { textOf } from './textOf';

const moments = ['publishAt', 'startsAt', 'endsAt'];
const pictures = ['coverId', 'seo.ogImageId'];

/** The value of a field in words, so that two of them can be compared. */
export function useFieldText(nameOf: (id: string) => string) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();

  const momentOf = (value: string) => {
    const moment = fromMoscowTime(value);
    return moment === value ? value : dateTime(moment);
  };
  const written = (name: string, value: string) => {
    if (name.startsWith('body.')) return textOf(value);
    if (moments.includes(name)) return momentOf(value);
    if (pictures.includes(name)) return t('editor.conflict.picture');
    if (name === 'section') return t(`editor.sections.${value}`);
    return nameOf(value);
  };
  return (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'editor.conflict.on' : 'editor.conflict.off');
    const texts = [value].flat().map((one) => (one ? written(name, one as string) : ''));
    return texts.join(', ');
  };
}
