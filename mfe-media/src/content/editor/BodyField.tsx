import { ApiError } from '@campus/shared/api/ApiError';
import { pictureBytes, pictureRefusal } from '@campus/shared/attachments/pictureRefusal';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { putFile } from '@campus/shared/contract/files/calls';
import type { MediaFile } from '@campus/shared/contract/files/records';
import type { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { useValue } from '@campus/shared/form/useValue';
import { useFormat } from '@campus/shared/format/useFormat';
import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { RichTextField } from '@campus/shared/editor/RichTextField';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Stack } from '@campus/shared/ui/Stack';
import { uploadedOf, useUploadCall } from '@campus/shared/upload/useUploadCall';
import { useUploads, type Item } from '@campus/shared/upload/useUploads';
import {
  type ComponentProps,
  type RefObject,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './BodyField.module.css';

type OnImage = NonNullable<ComponentProps<typeof RichTextEditor>['onImage']>;
type Settle = (image: Awaited<ReturnType<OnImage>>) => void;

interface TextPictures {
  input: RefObject<HTMLInputElement | null>;
  /** Those on their way, or failed. */
  items: readonly Item[];
  refused: readonly File[];
  choose: OnImage;
  take: (file: File | undefined) => void;
  stop: (item: Item) => void;
  retry: (item: Item) => void;
  forget: (refused: File) => void;
}

/** Pictures on their way into a text; who waits for one gets it, or null. */
function useTextPictures(subjectId: string): TextPictures {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<Settle>(undefined);
  const waiting = useRef(new Map<File, Settle>());
  const sizes = useRef(new Map<string, Pick<MediaFile, 'width' | 'height'>>());
  const [refused, setRefused] = useState<readonly File[]>([]);

  const settle = (file: File, ...[image]: Parameters<Settle>) => {
    waiting.current.get(file)?.(image);
    waiting.current.delete(file);
  };
  const upload = useUploadCall(
    putFile,
    // Its words stand in the text itself.
    () => ({ params: { subjectId }, body: { bucket: 'public' } }),
    (file) => {
      sizes.current.set(file.id, file);
      return uploadedOf(file);
    },
  );
  const uploads = useUploads({
    upload,
    onDone: ({ id, url = '' }, file) => {
      const { width, height } = sizes.current.get(id) ?? {};
      settle(file, { src: url, alt: '', ...(width && height && { width, height }) });
    },
  });

  function begin(file: File, onSettled: Settle) {
    if (pictureRefusal(file)) {
      setRefused((before) => [...before, file]);
      return onSettled(null);
    }
    waiting.current.set(file, onSettled);
    uploads.add([file]);
  }
  /** What was chosen, or that nothing was. */
  function take(file: File | undefined) {
    const onSettled = chooser.current ?? (() => undefined);
    chooser.current = undefined;
    if (file) begin(file, onSettled);
    else onSettled(null);
  }
  const choose: OnImage = (file) => {
    // A browser does not say when somebody closes its list of files.
    take(undefined);
    return new Promise((resolve) => {
      if (file) return begin(file, resolve);
      chooser.current = resolve;
      setRefused([]);
      input.current?.click();
    });
  };
  return {
    input,
    items: uploads.items.filter(({ state }) => state !== 'done'),
    refused,
    choose,
    take,
    stop: ({ key, file }) => {
      uploads.remove(key);
      settle(file, null);
    },
    retry: ({ key }) => uploads.retry(key),
    forget: (file) => setRefused((before) => before.filter((one) => one !== file)),
  };
}

interface FailedPictureProps {
  item: Item;
  onRetry: () => void;
  onDrop: () => void;
}

/** Why a picture did not come, and what to do about it. */
function FailedPicture({ item, onRetry, onDrop }: FailedPictureProps) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const { file, error, isOffline } = item;
  const reason = error instanceof ApiError ? error.message : shared('upload.failed');
  return (
    <div role="group" aria-label={file.name} className={styles.failure}>
      <span className={styles.name}>{file.name}</span>
      <p>{isOffline ? shared('upload.offline') : reason}</p>
      <Button size="s" variant="soft" icon="retry" onClick={onRetry}>
        {shared('upload.retry')}
      </Button>
      <Button size="s" variant="ghost" onClick={onDrop}>
        {t('attachments.pictureDrop')}
      </Button>
    </div>
  );
}

/** Why a file is not even sent. */
function RefusedPicture({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  return (
    <div role="group" aria-label={file.name} className={styles.failure}>
      <span className={styles.name}>{file.name}</span>
      <p>
        {shared(`upload.refused.${pictureRefusal(file)}`, {
          kinds: t('attachments.pictureKinds'),
          size: format.bytes(file.size),
          limit: format.bytes(pictureBytes),
        })}
      </p>
      <IconButton icon="close" label={t('attachments.pictureHide')} onClick={onClose} />
    </div>
  );
}

/** How far one picture is. */
function SentPicture({ item, onStop }: { item: Item; onStop: () => void }) {
  const { t } = useTranslation('media');
  const { name } = item.file;
  return (
    <div role="group" aria-label={name} className={styles.way}>
      <span className={styles.name}>{name}</span>
      <ProgressBar
        aria-label={t('attachments.pictureSending', { name })}
        value={Math.round(item.progress * 100)}
        max={100}
      />
      <Button size="s" variant="ghost" icon="close" onClick={onStop}>
        {t('attachments.pictureCancel')}
      </Button>
    </div>
  );
}

interface PictureUploadProps extends Omit<TextPictures, 'choose'> {
  /** Leads back into the text. */
  onGone: () => void;
}

/** Pictures on their way into the text: how far each is, or why it will not come. */
function PictureUpload(props: PictureUploadProps) {
  const { input, items, refused, take, retry, stop, forget, onGone } = props;
  const { t } = useTranslation('media');
  /** The button goes with its row, and the focus must not go with them. */
  const andWrite = (act: () => void) => () => {
    flushSync(act);
    onGone();
  };
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
          <SentPicture key={item.key} item={item} onStop={andWrite(() => stop(item))} />
        ))}
      <div role="alert" className={styles.failures}>
        {refused.map((file, index) => (
          <RefusedPicture key={index} file={file} onClose={andWrite(() => forget(file))} />
        ))}
        {failed.map((item) => (
          <FailedPicture
            key={item.key}
            item={item}
            onRetry={andWrite(() => retry(item))}
            onDrop={andWrite(() => stop(item))}
          />
        ))}
      </div>
    </div>
  );
}

const most = 100 * 1024;
/** Nobody needs to think of the limit before. */
const near = 0.8 * most;

/** How much of the room for a text is taken, once that matters. */
function BodySize({ name }: { name: string }) {
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

interface BodyFieldProps {
  name: string;
  language: LanguageKey;
  label: string;
  missing?: string;
  subjectId: string;
}

/** The text of a publication in one language, with pictures of its own. */
export function BodyField({ name, language, label, missing, subjectId }: BodyFieldProps) {
  const text = useRef<HTMLElement>(null);
  const { choose, ...upload } = useTextPictures(subjectId);
  return (
    <Stack gap={2}>
      <RichTextField
        ref={text}
        name={name}
        label={label}
        missing={missing}
        lang={language}
        optional={language === 'en'}
        // Whoever saves by Ctrl+S types on: what comes meanwhile is unsaved.
        readOnly={false}
        onImage={choose}
      />
      <PictureUpload {...upload} onGone={() => text.current?.focus()} />
      <BodySize name={name} />
    </Stack>
  );
}
