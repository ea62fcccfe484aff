import { useTranslation } from 'react-i18next';
import { FailedPicture } from './FailedPicture';
import styles from './PictureUpload.module.css';
import { RefusedPicture } from './RefusedPicture';
import { SentPicture } from './SentPicture';
import type { TextPictures } from './useTextPictures';

type PictureUploadProps = Omit<TextPictures, 'choose'>;

/** Pictures on their way into the text: how far each is, or why it will not come. */
export function PictureUpload(props: PictureUploadProps) {
  const { input, items, refused, take, retry, stop, forget } = props;
  const { t } = useTranslation('media');
  const failed = items.filter(({ state }) => state === 'failed');
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('attachments.textPicture')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
      {items
        .filter(({ state }) => state !== 'failed')
        .map((item) => (
          <SentPicture key={item.key} item={item} onStop={() => stop(item)} />
        ))}
      <div role="alert" className={styles.failures}>
        {refused.map((file, index) => (
          <RefusedPicture key={index} file={file} onClose={() => forget(file)} />
        ))}
        {failed.map((item) => (
          <FailedPicture
            key={item.key}
            item={item}
            onRetry={() => retry(item)}
            onDrop={() => stop(item)}
          />
        ))}
      </div>
    </div>
  );
}
