import { EditorContent } from '@tiptap/react';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorToolbar, type Panel } from './EditorToolbar';
import { ImagePanel } from './ImagePanel';
import { LinkPanel } from './LinkPanel';
import styles from './RichTextEditor.module.css';
import { useImages, type OnImage } from './useImages';
import { useRichText, type RichTextOptions } from './useRichText';

interface RichTextEditorProps extends RichTextOptions {
  /** Leads to the element that is written in. */
  ref?: Ref<HTMLElement>;
  /**
   * Lets a person choose a picture of our own files, or makes one of a file that was pasted or
   * dropped; without it there is no button for that.
   */
  onImage?: OnImage;
}

/** Writes HTML, of which the server keeps every tag; an empty text is ''. */
export function RichTextEditor({ ref, onImage, ...options }: RichTextEditorProps) {
  const { t } = useTranslation('shared');
  const [panel, setPanel] = useState<Panel | null>(null);
  const images = useImages(onImage);
  const { asked } = images;
  const { editor } = useRichText(options, ref, {
    onLink: () => setPanel('link'),
    onFiles: onImage && images.choose,
  });
  const disabled = options.disabled ?? false;
  if (!editor) return <div className={styles.frame} />;

  function onClose() {
    setPanel(null);
    // The words of the next picture are asked for at once.
    if (!images.hasMore) editor?.commands.focus();
    images.next();
  }
  function chooseImage() {
    if (editor?.isActive('image')) setPanel('image');
    else images.choose([undefined]);
  }
  const shown = asked ? 'image' : panel;

  return (
    <div className={styles.frame} data-invalid={options['aria-invalid'] || undefined}>
      <div className={styles.head}>
        <EditorToolbar
          editor={editor}
          disabled={disabled}
          panel={shown}
          onLink={() => setPanel(panel === 'link' ? null : 'link')}
          onImage={onImage && chooseImage}
        />
        {shown === 'link' && <LinkPanel editor={editor} onClose={onClose} />}
        {shown === 'image' && (
          <ImagePanel key={asked?.src} editor={editor} image={asked} onClose={onClose} />
        )}
        {images.hasFailed && (
          <p role="alert" className={styles.failure}>
            {t('editor.imageFailed')}
          </p>
        )}
      </div>
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
