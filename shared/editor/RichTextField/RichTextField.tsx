import type { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { FieldShell, Used } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { Button } from '@campus/shared/ui/Button';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import {
  useMemo,
  useState,
  type ComponentProps,
  type Ref,
  useEffect,
  useRef,
  useCallback,
} from 'react';
import { useController, useFormState, type RefCallBack } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './RichTextField.module.css';

const paragraphs = /^(?:<p>(?:[^<]|<br ?\/?>)*<\/p>\s*)*$/;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Nothing but paragraphs, so it can be written as lines and back without a loss. */
const isPlain = (html: string) => paragraphs.test(html);

function toLines(html: string): string {
  const text = parseSafeHtml(html);
  for (const line of text?.querySelectorAll('br') ?? []) line.replaceWith('\n');
  return [...(text?.querySelectorAll('p') ?? [])].map((each) => each.textContent).join('\n\n');
}

const fromLines = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');

/** Characters that a reader sees, which is what a limit is about. */
const textLength = (html: string) => parseSafeHtml(html)?.textContent?.length ?? 0;

interface PlainEditorProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'onChange' | 'className'
> {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (html: string) => void;
  /** Without it only a reload of the page can help. */
  onRetry?: () => void;
}

const plainOf = (value: string) => {
  const asLines = isPlain(value);
  return { value, asLines, text: asLines ? toLines(value) : value };
};

/** Takes over where the editor did not load: paragraphs as lines, anything richer as its source. */
function PlainEditor({ value, onChange, onRetry, ...control }: PlainEditorProps) {
  const { t } = useTranslation('shared');
  const [typed, setTyped] = useState(() => plainOf(value));
  // The form may have been reset: then what was typed here is its value no more.
  const { asLines, text } = typed.value === value ? typed : plainOf(value);
  return (
    <div className={styles.plain}>
      <p role="status" className={styles.note}>
        {t(asLines ? 'editor.plain' : 'editor.source')}{' '}
        {onRetry ? (
          <Button size="s" variant="soft" icon="retry" onClick={onRetry}>
            {t('editor.retry')}
          </Button>
        ) : (
          t('editor.reload')
        )}
      </p>
      <textarea
        {...control}
        className={styles.area}
        rows={10}
        value={text}
        onChange={({ target }) => {
          const next = asLines ? fromLines(target.value) : target.value;
          setTyped({ value: next, asLines, text: target.value });
          onChange(next);
        }}
      />
    </div>
  );
}

interface LoaderState {
  Editor?: typeof RichTextEditor;
  failures: number;
}

/** The heavy half of the field. Not `lazy`: a failed load must leave a field that can be written in. */
function useEditorLoader() {
  const [state, setState] = useState<LoaderState>({ failures: 0 });

  const load = useCallback(
    () =>
      import('@campus/shared/editor/RichTextEditor').then(
        ({ RichTextEditor: Editor }) => setState({ Editor, failures: 0 }),
        () => setState(({ failures }) => ({ failures: failures + 1 })),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { ...state, retry: load };
}

/** The editor’s shape: a row of tools and lines of text. */
function EditorSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.frame} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('editor.loading')}
      </p>
      <div className={styles.tools}>
        <Skeleton width="min(100%, 38rem)" height={32} />
      </div>
      <div className={styles.text}>
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}

/** Neither a label nor the form can focus what is no native control, so both are led to it by its id. */
function useFocusById(id: string, formRef: RefCallBack) {
  const shell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => document.getElementById(id)?.focus();
    formRef({ focus });
    const label = shell.current?.querySelector('label');
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [id, formRef]);
  return shell;
}

interface RichTextFieldProps extends FieldProps {
  /** Leads to the element that is written in, once there is one. */
  ref?: Ref<HTMLElement>;
  /** Counts characters of text, but does not cut: the schema refuses. */
  limit?: number;
  /** The language of the text, for its spelling. */
  lang?: string;
  readOnly?: boolean;
  onImage?: ComponentProps<typeof RichTextEditor>['onImage'];
}

/** A text with markup as a field: its value is HTML, '' while nothing is written. */
export function RichTextField(props: RichTextFieldProps) {
  const { ref, limit, lang, readOnly, onImage, label, ...rest } = props;
  const { shell, control, counterId } = useField({ ...rest, label, limit });
  const { field } = useController({ name: rest.name });
  const { isSubmitting } = useFormState();
  const { Editor, failures, retry } = useEditorLoader();
  const focusable = useFocusById(control.id, field.ref);
  const [counted, setCounted] = useState({ html: '', length: 0 });
  const value = String(field.value ?? '');
  const isCounted = limit === undefined || counted.html === value;
  const parsed = useMemo(() => (isCounted ? 0 : textLength(value)), [isCounted, value]);
  const used = isCounted ? counted.length : parsed;

  function onChange(html: string, length = textLength(html)) {
    setCounted({ html, length });
    field.onChange(html);
  }

  const labelId = `${control.id}-label`;
  const shared = { ...control, value, onChange, onBlur: field.onBlur, lang };
  return (
    <FieldShell {...shell} ref={focusable} label={<span id={labelId}>{label}</span>}>
      {Editor && (
        <Editor
          {...shared}
          ref={ref}
          aria-labelledby={labelId}
          disabled={readOnly ?? isSubmitting}
          onImage={onImage}
        />
      )}
      {!Editor && failures > 0 && (
        <PlainEditor
          {...shared}
          readOnly={readOnly}
          // The page remembers a part that failed twice, so pressing once more would do nothing.
          onRetry={failures === 1 ? () => void retry() : undefined}
        />
      )}
      {!Editor && failures === 0 && <EditorSkeleton />}
      {limit !== undefined && <Used id={counterId} used={used} limit={limit} />}
    </FieldShell>
  );
}
