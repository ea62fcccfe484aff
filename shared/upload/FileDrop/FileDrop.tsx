import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { useUploads, type Upload, type Uploaded } from '@campus/shared/upload/useUploads';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './FileDrop.module.css';
import { acceptOf, type FileKind } from './fileKinds';
import { FileRow } from './FileRow';
import rowStyles from './FileRow.module.css';
import { FileNews } from './FileNews';
import { fileRows, type ListedFile } from './fileRows';
import refusalStyles from './Refusals.module.css';
import { sortFiles, type DropLimits, type RefusedFile } from './sortFiles';
import { useFileDrag } from './useFileDrag';
import { useFilePaste } from './useFilePaste';
import { useLimitText } from './useLimitText';
import { useRemoval, type ChangeFiles } from './useRemoval';

interface RefusalsProps {
  refused: readonly RefusedFile[];
  textOf: (refused: RefusedFile) => string;
}

/** What was not taken and why; it stays until files are chosen again. */
function Refusals({ refused, textOf }: RefusalsProps) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul className={refusalStyles.list}>
          {refused.map((each) => (
            <li key={`${each.name} ${each.size}`} className={refusalStyles.refusal}>
              <Icon name="alert" size={16} />
              <span>
                <span className={refusalStyles.name}>{each.name}</span> {textOf(each)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RemovedRowProps {
  name: string;
  onUndo: MouseEventHandler<HTMLElement>;
}

/** The button that was pressed is gone: the focus goes on to the one that takes it back. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const { t } = useTranslation('shared');
  return (
    <>
      <p className={rowStyles.removed}>{t('upload.removed', { name })}</p>
      <Button
        ref={takeFocus}
        variant="ghost"
        size="s"
        icon="undo"
        aria-label={t('upload.undoName', { name })}
        onClick={onUndo}
      >
        {t('upload.undo')}
      </Button>
    </>
  );
}

/** The button that was pressed goes: the focus goes on to the one of its row that stays. */
function stayInRow({ currentTarget }: MouseEvent<HTMLElement>, act: () => void) {
  const row = currentTarget.closest('li');
  flushSync(act);
  row?.querySelector<HTMLElement>(':scope > button')?.focus();
}

interface DropZoneProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> {
  id: string;
  limits: DropLimits;
  onFiles: (files: File[]) => void;
}

/** The browser's own input lies over all of it, unseen: any press opens the choice of files. */
function DropZone({ id, limits, onFiles, disabled = false, ...rest }: DropZoneProps) {
  const { t } = useTranslation('shared');
  const text = useLimitText(limits);
  const { isOver, handlers } = useFileDrag(disabled, onFiles);
  const described = [rest['aria-describedby'], `${id}-limits`].filter(Boolean).join(' ');
  return (
    <div className={styles.zone} data-over={isOver || undefined} {...handlers}>
      <span className={styles.sign}>
        <Icon name={isOver ? 'download' : 'upload'} size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.way}>
          <label htmlFor={id} className={styles.choose}>
            {t(limits.maxFiles > 1 ? 'upload.chooseMany' : 'upload.choose')}
          </label>{' '}
          {isOver ? t('upload.release') : <span className={styles.drag}>{t('upload.way')}</span>}
        </p>
        <p id={`${id}-limits`} className={styles.limits}>
          {text.limits}
        </p>
      </div>
      <input
        {...rest}
        type="file"
        id={id}
        title=""
        disabled={disabled}
        accept={acceptOf(limits.accept)}
        multiple={limits.maxFiles > 1}
        aria-describedby={described}
        className={styles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}

/** Why the files are not settled yet. */
export type Unsettled = 'FILE_PENDING' | 'FILE_FAILED' | undefined;

interface FileLimits {
  accept?: readonly FileKind[];
  /** Bytes of one file; 10 MB unless said otherwise. */
  maxSize?: number;
  /** Bytes of a picture, where it may have fewer. */
  maxPictureSize?: number;
  /** One unless said otherwise. */
  maxFiles?: number;
  /** How many its place has that are listed elsewhere: words about a full one count them. */
  besides?: number;
}

export interface FileDropProps extends FileLimits {
  /** A field around it has one already. */
  label?: ReactNode;
  upload: Upload;
  /** Sent as soon as they are shown: chosen before there was a record to send them to. */
  first?: readonly File[];
  /** Those that are uploaded; the setter of a state fits `onChange`. */
  files: readonly Uploaded[];
  onChange: ChangeFiles;
  /** Has the server delete a file that is taken out, where it belongs to a record by itself. */
  discard?: (file: Uploaded) => Promise<unknown>;
  disabled?: boolean;
  /** Hears whether some are still on their way, or have failed. */
  onUnsettled?: (code: Unsettled) => void;
  id?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  ref?: Ref<HTMLInputElement>;
}

const common: readonly FileKind[] = ['pdf', 'jpg', 'png'];
const tenMegabytes = 10 * 1024 * 1024;

/** Takes files by choice, by drop and from the clipboard, and sends each at once. */
export function FileDrop(props: FileDropProps) {
  const { label, upload, first = [], files, onChange, discard, onUnsettled, ref } = props;
  const { disabled = false } = props;
  const {
    accept = common,
    maxSize = tenMegabytes,
    maxPictureSize,
    maxFiles = 1,
    besides = 0,
  } = props;
  const { t } = useTranslation('shared');
  const limits = { accept, maxSize, maxPictureSize, maxFiles };
  const most = maxFiles + besides;
  const text = useLimitText({ ...limits, maxFiles: most });
  const ownId = useId();
  const id = props.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  /** The button goes with its file, and the focus must not go with them. */
  const hideRow = (hide: () => void) => {
    const isHere = root.current?.contains(document.activeElement);
    flushSync(hide);
    if (isHere && document.activeElement === document.body)
      root.current?.querySelector('input')?.focus();
  };
  const removal = useRemoval({ onChange, discard, hideRow });
  const { items, news, add, retry, remove, isBusy } = useUploads({
    upload,
    onDone: (uploaded) => onChange((before) => [...before, uploaded]),
  });
  const rows = fileRows(files, items, removal.removed);
  const present = rows.filter(({ state }) => state !== 'removed');
  const isFull = present.length >= maxFiles;
  const hasFailed = items.some(({ state }) => state === 'failed');
  const unsettled: Unsettled = isBusy ? 'FILE_PENDING' : hasFailed ? 'FILE_FAILED' : undefined;

  useEffect(() => onUnsettled?.(unsettled), [onUnsettled, unsettled]);

  const take = (chosen: File[]) => {
    if (root.current?.closest('fieldset:disabled')) return;
    const sorted = sortFiles(chosen, limits, present);
    removal.forget();
    setRefused(sorted.refused);
    if (sorted.accepted.length > 0) add(sorted.accepted);
  };
  useFilePaste(root, disabled, take);
  const takeFirst = useEffectEvent(() => first.length > 0 && take([...first]));
  useEffect(() => void takeFirst(), []);

  const takeOut = (row: ListedFile, index: number) => {
    if (row.state === 'done') return removal.remove(row, index);
    hideRow(() => remove(row.key));
  };
  const { removed } = removal;
  return (
    <div ref={root} className={styles.drop}>
      {label && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {isFull ? (
        most > 1 && <p className={styles.full}>{text.full}</p>
      ) : (
        <DropZone
          ref={ref}
          id={id}
          limits={limits}
          disabled={disabled}
          aria-invalid={props['aria-invalid']}
          aria-describedby={props['aria-describedby']}
          onFiles={take}
        />
      )}
      <Refusals refused={refused} textOf={text.refusal} />
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={t('upload.list')}>
          {rows.map((row, index) => (
            <li key={row.key} className={rowStyles.row} data-state={row.state}>
              {row.state === 'removed' && removed ? (
                <RemovedRow
                  name={row.name}
                  onUndo={(event) => stayInRow(event, () => removal.undo(removed))}
                />
              ) : (
                <FileRow
                  row={{ ...row, error: row.error ?? removal.errorOf(row) }}
                  isDisabled={disabled}
                  isLeaving={removal.isLeaving(row)}
                  onRetry={(event) => stayInRow(event, () => retry(row.key))}
                  onRemove={() => takeOut(row, index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <FileNews upload={news} deletion={removal.news} mayDelete={discard !== undefined} />
    </div>
  );
}
