import { useFormat } from '@campus/shared/format/useFormat';
import type { Item } from '@campus/shared/upload/useUploads';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './useFailureText';
import type { RemovalNews } from './useRemoval';

/** Tells those who do not see the bars; a number only at every quarter. */
function UploadNews({ news }: { news?: Item }) {
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

/** Tells what the server has deleted, or why it has not. */
function DeletionNews({ news }: { news: RemovalNews | undefined }) {
  const { t } = useTranslation('shared');
  const reason = useFailureText();
  const words = news && (reason(news) ?? t('upload.removed', { name: news.name }));
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  );
}

interface FileNewsProps {
  upload: Item | undefined;
  deletion: RemovalNews | undefined;
  /** Whether the server deletes what is taken out. */
  mayDelete: boolean;
}

/** What becomes of the files, for those who do not see the rows. */
export function FileNews({ upload, deletion, mayDelete }: FileNewsProps) {
  return (
    <>
      <UploadNews news={upload} />
      {mayDelete && <DeletionNews news={deletion} />}
    </>
  );
}
