import { useCall } from '@campus/shared/api/useCall';
import { rateTicket } from '@campus/shared/contract/support/calls';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { ticketRatingRequest, ticketScores } from '@campus/shared/contract/support/requests';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketFaces } from '../../ticket/ticketFaces';
import styles from '../tickets.module.css';

type Rating = NonNullable<OwnTicket['rating']>;

/** Why it was so; the face is kept already. */
function RatingWords({ id, rating: { score, words } }: { id: string; rating: Rating }) {
  const { t } = useTranslation('support');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(rateTicket, ticketRatingRequest, {
    defaultValues: { score, words: words ?? '' },
    input: { params: { id } },
    draft: `support.rating.${id}`,
    onDone: () => notify({ tone: 'success', text: t('mine.rate.done') }),
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit({ ...values, score })}
      submitLabel={t('mine.rate.send')}
    >
      <TextAreaField
        name="words"
        label={t(`mine.rate.words.${score}`)}
        rows={3}
        limit={1000}
        optional
      />
    </Form>
  );
}

const newer = (one: OwnTicket['rating'], other: OwnTicket['rating']) =>
  one && other ? (one.at < other.at ? other : one) : (one ?? other);

/** One of three faces, kept as soon as it is pressed, and then words for whoever has some. */
export function RateTicket({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const heading = useId();
  const sayFailed = useFailureNotice();
  const { mutateAsync, isPending, variables, data } = useCall(rateTicket, { inOrder: true });
  const { id } = ticket;
  const rating = newer(ticket.rating, data?.rating);
  const chosen = isPending ? variables.body.score : rating?.score;
  const rate = (score: Rating['score']) =>
    mutateAsync({ params: { id }, body: { score, words: rating?.words ?? undefined } }).catch(
      (error: unknown) => sayFailed(error, t('mine.rate.failed')),
    );
  return (
    <Surface as="section" tone="sunken" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading} className={styles.title}>
          {t('mine.rate.title')}
        </h2>
        <Stack direction="row" gap={2} role="group" aria-labelledby={heading}>
          {ticketScores.map((score) => (
            <Button
              key={score}
              variant={score === chosen ? 'accent' : 'soft'}
              icon={ticketFaces[score]}
              aria-pressed={score === chosen}
              busy={isPending && score === chosen}
              onClick={() => void rate(score)}
            >
              {t(`mine.rate.${score}`)}
            </Button>
          ))}
        </Stack>
        {rating && <RatingWords id={id} rating={rating} />}
      </Stack>
    </Surface>
  );
}
