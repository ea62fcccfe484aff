import type { Draft } from '@campus/shared/form/useDraft';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

const firstField = 'input:not([type=hidden]), select, textarea';

/** Says that the words in the fields are from before, and lets them go. */
export function DraftNotice({ draft: { isRestored, startAnew } }: { draft: Draft }) {
  const { t } = useTranslation('shared');
  if (!isRestored) return null;
  const onStartAnew = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    startAnew();
    // The button is about to go, and the focus with it.
    form?.querySelector<HTMLElement>(firstField)?.focus();
  };
  return (
    <Banner
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
