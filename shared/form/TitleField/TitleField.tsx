import { FieldShell } from '@campus/shared/form/FieldShell';
import { useControl } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { ChangeEvent, KeyboardEvent, Ref } from 'react';
import control from '../FieldShell/control.module.css';
import styles from './TitleField.module.css';

interface TitleFieldProps extends FieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  /** The language of the title, for its spelling. */
  lang?: string;
}

const keepOneLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
};

/** What is pasted may have several lines; the caret stays where it is. */
function joinLines(area: HTMLTextAreaElement) {
  if (!area.value.includes('\n')) return;
  const { selectionStart, selectionEnd } = area;
  area.value = area.value.replaceAll('\n', ' ');
  area.setSelectionRange(selectionStart, selectionEnd);
}

/** One line of text that is shown whole, in as many lines as it takes. */
export function TitleField({ ref, name, lang, ...rest }: TitleFieldProps) {
  const field = useField({ name, ...rest });
  const { onChange, ...registered } = useControl(name, ref);
  return (
    <FieldShell {...field.shell}>
      <textarea
        {...field.control}
        {...registered}
        rows={1}
        lang={lang}
        className={`${control.control} ${styles.title}`}
        onKeyDown={keepOneLine}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          joinLines(event.target);
          void onChange(event);
        }}
      />
    </FieldShell>
  );
}
