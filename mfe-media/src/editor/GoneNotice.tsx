import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const focus = (element: HTMLElement | null) => element?.focus();

/** Somebody has deleted what is being written: the words are kept, and may be saved anew. */
export function GoneNotice({ onSave }: { onSave: () => void }) {
  const { t } = useTranslation('media');
  const { isSubmitting } = useFormState();
  return (
    <div ref={focus} tabIndex={-1}>
      <Banner
        tone="danger"
        title={t('editor.gone.title')}
        action={
          <Button size="s" busy={isSubmitting} onClick={onSave}>
            {t('editor.gone.save')}
          </Button>
        }
      >
        {t('editor.gone.text')}
      </Banner>
    </div>
  );
}
