import type { Draft } from '@campus/shared/form/useDraft';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import type { MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface DraftNoticeProps {
  ref?: Ref<HTMLDivElement>;
  draft: Draft | undefined;
}

const fields = 'input:not([type=hidden]), select, textarea';

function focusFirstField(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLElement>(fields) ?? []) {
    field.focus();
    // One that is hidden or disabled takes no focus.
    if (document.activeElement === field) return;
  }
}

/** Says that the words in the fields of the form around it are from before, and lets them go. */
export function DraftNotice({ ref, draft }: DraftNoticeProps) {
  const { t } = useTranslation('shared');
  if (!draft?.isRestored) return null;
  const onStartAnew = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    draft.startAnew();
    // The button is about to go, and the focus with it.
    focusFirstField(form);
  };
  return (
    <Banner
      ref={ref}
      tone="info"
      action={
        <Button variant="ghost" size="s" onClick={onStartAnew}>
          {t('form.draft.startAnew')}
        </Button>
      }
    >
      {t('form.draft.restored')}
    </Banner>
  );
}
