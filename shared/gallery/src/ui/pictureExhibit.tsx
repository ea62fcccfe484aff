import { Picture } from '@campus/shared/ui/Picture';
import type { Exhibit } from '../Exhibit';
import styles from './pictureExhibit.module.css';

const url = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="#0c3b2f"/><circle cx="160" cy="120" r="84" fill="#5abfa1"/><circle cx="160" cy="120" r="42" fill="#d5efe6"/></svg>',
)}`;

/** Fetched at once, so that a picture of the page never misses it. */
const sample = (fit?: 'cover' | 'contain') => (
  <Picture url={url} alt="Круги" width={320} height={240} sizes="320px" fit={fit} isFirst />
);

export const pictureExhibit: Exhibit = {
  component: 'ui/Picture',
  subject: { element: sample(), tag: 'img' },
  states: {
    'as wide as it is': () => sample(),
    'cut to the shape of its box': () => <div className={styles.box}>{sample('cover')}</div>,
    'whole in its box': () => <div className={styles.box}>{sample('contain')}</div>,
    'no picture arrived': () => (
      <Picture url="data:image/png;base64,AA==" alt="Круги" width={320} height={40} sizes="320px" />
    ),
  },
};
