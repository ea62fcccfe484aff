import type { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { useMemo, useState, type ComponentProps, type Ref } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { EditorSkeleton } from './EditorSkeleton';
import { MarkupCounter } from './MarkupCounter';
import { PlainEditor } from './PlainEditor';
import { textLength } from './plainText';
import { useEditorLoader } from './useEditorLoader';
import { useFocusById } from './useFocusById';

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
  const { shell, control } = useField({ ...rest, label });
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
      {limit !== undefined && <MarkupCounter used={used} limit={limit} />}
    </FieldShell>
  );
}
