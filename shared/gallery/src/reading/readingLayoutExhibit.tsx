import { ReadingLayout } from '@campus/shared/reading/ReadingLayout';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import type { Exhibit } from '../Exhibit';

const text = <p>Стипендия придёт на карту до пятнадцатого числа каждого месяца.</p>;
const aside = <p>12 января 2026</p>;
const cover = <Skeleton height="100%" />;

export const readingLayoutExhibit: Exhibit = {
  component: 'reading/ReadingLayout',
  subject: { element: <ReadingLayout>{text}</ReadingLayout>, tag: 'article' },
  states: {
    'text alone': () => <ReadingLayout>{text}</ReadingLayout>,
    'cover and aside': () => (
      <ReadingLayout cover={cover} aside={aside}>
        {text}
      </ReadingLayout>
    ),
    'aside last, and what is next': () => (
      <ReadingLayout aside={aside} isAsideLast next={<p>Ещё новости</p>}>
        {text}
      </ReadingLayout>
    ),
  },
};
