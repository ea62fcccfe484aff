import { useFormat } from '@campus/shared/format/useFormat';
import type { Item } from '@campus/shared/upload/useUploads';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './useFailureText';

/** Tells those who do not see the bars; a number only at every quarter. */
export function UploadNews({ news }: { news?: Item }) {
  const { t } = useTranslation('shared');
  const { percent } = useFormat();
  const reason = useFailureText();
  const words = () => {
    if (!news || news.state === 'waiting') return '';
    return t(`upload.said.${news.state}`, {
      name: news.file.name,
      percent: percent(Math.floor(news.progress * 4) / 4),
      reason: reason(news),
    });
  };
  return (
    <p role="status" className="visually-hidden">
      {words()}
    </p>
  );
}
