import { useFormat } from '@campus/shared/format/useFormat';
import { useValue } from '@campus/shared/form/useValue';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BodySize.module.css';

const most = 100 * 1024;
/** Nobody needs to think of the limit before. */
const near = 0.8 * most;

/** How much of the room for a text is taken, once that matters. */
export function BodySize({ name }: { name: string }) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const html = useDeferredValue(useValue(name) as string | undefined) ?? '';
  const used = useMemo(() => new TextEncoder().encode(html).length, [html]);
  const isOver = used > most;
  const sizes = {
    used: format.bytes(used),
    limit: format.bytes(most),
    over: format.bytes(used - most),
  };
  return (
    <p role="status" className={styles.size} data-over={isOver || undefined}>
      {used >= near && t(isOver ? 'attachments.sizeOver' : 'attachments.size', sizes)}
    </p>
  );
}
