import { Toaster } from '@campus/shared/ui/Toaster';
import type { Exhibit } from '../Exhibit';
import styles from './toasterExhibit.module.css';

const notices = ['Первое сообщение', 'Второе сообщение', 'Третье сообщение', 'Это подождёт'].map(
  (text) => ({ id: text, tone: 'info' as const, text }),
);

export const toasterExhibit: Exhibit = {
  component: 'ui/Toaster',
  // The page has one, and nobody needs to refer to it.
  subject: null,
  states: {
    'three of four': () => (
      <div className={styles.stage}>
        <Toaster notifications={notices} onClose={() => undefined} />
      </div>
    ),
    none: () => (
      <div className={styles.stage}>
        <Toaster notifications={[]} onClose={() => undefined} />
      </div>
    ),
  },
};
