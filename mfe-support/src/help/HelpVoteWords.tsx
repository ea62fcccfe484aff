import { createHelpVote } from '@campus/shared/contract/media/voteCalls';
import { helpVoteRequest } from '@campus/shared/contract/media/requests';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What was missing on a page; the thanks take the place of the form. */
export function HelpVoteWords({ pageId, voter }: { pageId: string; voter: string }) {
  const { t } = useTranslation('support');
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const { form, onSubmit } = useCallForm(createHelpVote, helpVoteRequest, {
    defaultValues: { pageId, voter, isHelpful: false, words: '' },
    guard: false,
    onDone: () => setSent(true),
  });
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  if (isSent)
    return (
      <p ref={thanks} tabIndex={-1}>
        {t('vote.thanksWords')}
      </p>
    );
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('vote.send')}>
      <TextAreaField
        name="words"
        label={t('vote.words')}
        hint={t('vote.hint')}
        rows={3}
        limit={500}
        missing={t('vote.missing')}
      />
    </Form>
  );
}
