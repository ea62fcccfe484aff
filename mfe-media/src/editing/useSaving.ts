import { useRef, useState } from 'react';
import type { ContentRequest } from './contentSchema';
import { statusAfter, type Wish } from './movesFrom';
import { fromMoscowTime } from './moscowTime';
import type { ContentForm } from './useContentForm';

const timeOf = (local: string) => Date.parse(fromMoscowTime(local));

/** Saves once however often it is asked, in the state that the wish leads to. */
export function useSaving(form: ContentForm, onSubmit: (values: ContentRequest) => Promise<void>) {
  const isSending = useRef(false);
  /** What is being done, or was done last. */
  const [wish, setWish] = useState<Wish>('save');

  function lacksMoment() {
    const publishAt = form.getValues('publishAt');
    const time = timeOf(publishAt);
    // What is no moment, or only half of one, its own field refuses.
    if (time > Date.now() || (publishAt && Number.isNaN(time))) return false;
    form.setError('publishAt', { message: publishAt ? 'PUBLISH_AT_PAST' : 'REQUIRED' });
    form.setFocus('publishAt');
    return true;
  }
  async function save(next: Wish) {
    if (isSending.current || (next === 'schedule' && lacksMoment())) return;
    isSending.current = true;
    setWish(next);
    const status = statusAfter(next, form.getValues('status'));
    await form
      .handleSubmit((values) => onSubmit({ ...values, status }))()
      .finally(() => {
        isSending.current = false;
      });
  }
  return { wish, save };
}
