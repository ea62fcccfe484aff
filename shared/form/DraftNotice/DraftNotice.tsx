import type { Draft } from '@campus/shared/form/useDraft';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import type { MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstField } from './focusFirstField';

interface DraftNoticeProps {
  ref?: Ref<HTMLDivElement>;
  draft: Draft | undefined;
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
