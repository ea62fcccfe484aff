import { EditorContent } from '@tiptap/react';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorToolbar, type Panel } from './EditorToolbar';
import { ImagePanel, type EditorImage } from './ImagePanel';
import { LinkPanel } from './LinkPanel';
import styles from './RichTextEditor.module.css';
import { useRichText, type RichTextOptions } from './useRichText';

interface RichTextEditorProps extends RichTextOptions {
  /** Leads to the element that is written in. */
  ref?: Ref<HTMLElement>;
  /** Lets a person choose a picture of our own files; without it there is no button for that. */
  onImage?: () => Promise<EditorImage | null>;
}

/** Writes HTML, of which the server keeps every tag; an empty text is ''. */
export function RichTextEditor({ ref, onImage, ...options }: RichTextEditorProps) {
  const { t } = useTranslation('shared');
  const [panel, setPanel] = useState<Panel | null>(null);
  const [image, setImage] = useState<EditorImage>();
  const [hasFailed, setFailed] = useState(false);
  const { editor } = useRichText(options, ref, () => setPanel('link'));
  const disabled = options.disabled ?? false;
  if (!editor) return <div className={styles.frame} />;

  function onClose() {
    setPanel(null);
    editor?.commands.focus();
  }
  async function chooseImage() {
    if (!onImage || !editor) return;
    setFailed(false);
    const isSelected = editor.isActive('image');
    try {
      const chosen = isSelected ? undefined : await onImage();
      setImage(chosen ?? undefined);
      if (isSelected || chosen) setPanel('image');
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={styles.frame} data-invalid={options['aria-invalid'] || undefined}>
      <div className={styles.head}>
        <EditorToolbar
          editor={editor}
          disabled={disabled}
          panel={panel}
          onLink={() => setPanel(panel === 'link' ? null : 'link')}
          onImage={onImage && (() => void chooseImage())}
        />
        {panel === 'link' && <LinkPanel editor={editor} onClose={onClose} />}
        {panel === 'image' && <ImagePanel editor={editor} image={image} onClose={onClose} />}
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            {t('editor.imageFailed')}
          </p>
        )}
      </div>
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
