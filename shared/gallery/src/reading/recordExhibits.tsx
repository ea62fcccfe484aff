import { ApiError } from '@campus/shared/api/ApiError';
import { AttachmentLinks } from '@campus/shared/reading/AttachmentLinks';
import { FactList, type Fact } from '@campus/shared/reading/FactList';
import { FactsAside } from '@campus/shared/reading/FactsAside';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { LanguageNote } from '@campus/shared/reading/LanguageNote';
import { ReadingLayout } from '@campus/shared/reading/ReadingLayout';
import { ReadingSkeleton } from '@campus/shared/reading/ReadingSkeleton';
import { RecordScreen } from '@campus/shared/reading/RecordScreen';
import { ShareButton } from '@campus/shared/reading/ShareButton';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Exhibit } from '../Exhibit';

interface RecordScreenSampleProps {
  name: string;
  answer: () => Promise<{ title: string; lang: string }>;
}

/** A query that ends as the sample says, without any network. */
function RecordScreenSample({ name, answer }: RecordScreenSampleProps) {
  const { pathname } = useLocation();
  const query = useQuery({ queryKey: ['gallery', 'record', name], queryFn: answer, retry: false });
  return (
    <RecordScreen
      query={query}
      loading="Открываем новость"
      headOf={({ title }) => ({ title, lead: 'Коротко о главном' })}
      pathOf={() => pathname}
      breadcrumbs={[{ to: '/_ui', label: 'Новости' }]}
      missing={
        <EmptyState title="По этому адресу новости нет" text="Её могли снять с публикации." />
      }
      skeleton={<SkeletonText />}
    >
      {() => <p>Стипендия придёт на карту до пятнадцатого числа.</p>}
    </RecordScreen>
  );
}

const failed = (status: number, message: string) => () =>
  Promise.reject(new ApiError(status, message));

export const recordScreenExhibit: Exhibit = {
  component: 'reading/RecordScreen',
  subject: null,
  states: {
    loading: () => (
      <RecordScreenSample name="loading" answer={() => new Promise(() => undefined)} />
    ),
    content: () => (
      <RecordScreenSample
        name="content"
        answer={() => Promise.resolve({ title: 'Стипендия', lang: 'ru' })}
      />
    ),
    missing: () => <RecordScreenSample name="missing" answer={failed(404, 'Не найдено')} />,
    failed: () => <RecordScreenSample name="failed" answer={failed(503, 'Сервис недоступен')} />,
  },
};

const layoutText = <p>Стипендия придёт на карту до пятнадцатого числа каждого месяца.</p>;
const aside = <p>12 января 2026</p>;
const cover = <Skeleton height="100%" />;

export const readingLayoutExhibit: Exhibit = {
  component: 'reading/ReadingLayout',
  subject: { element: <ReadingLayout>{layoutText}</ReadingLayout>, tag: 'article' },
  states: {
    'text alone': () => <ReadingLayout>{layoutText}</ReadingLayout>,
    'cover and aside': () => (
      <ReadingLayout cover={cover} aside={aside}>
        {layoutText}
      </ReadingLayout>
    ),
    'aside last, and what is next': () => (
      <ReadingLayout aside={aside} isAsideLast next={<p>Ещё новости</p>}>
        {layoutText}
      </ReadingLayout>
    ),
  },
};

export const readingSkeletonExhibit: Exhibit = {
  component: 'reading/ReadingSkeleton',
  subject: { element: <ReadingSkeleton />, tag: 'article' },
  states: {
    'text alone': () => <ReadingSkeleton />,
    'with a cover': () => <ReadingSkeleton hasCover />,
    'aside last': () => <ReadingSkeleton isAsideLast />,
  },
};

const facts: readonly Fact[] = [
  { icon: 'calendar', term: 'Когда', value: '12 января 2026, 18:00' },
  {
    icon: 'pin',
    term: 'Место',
    value: (
      <>
        <span>Актовый зал</span>
        <small>Ленинский проспект, 65</small>
      </>
    ),
  },
];

export const factListExhibit: Exhibit = {
  component: 'reading/FactList',
  subject: { element: <FactList facts={facts} />, tag: 'dl' },
  states: { 'when and where': () => <FactList facts={facts} /> },
};

const asideFacts = (
  <>
    <p>12 января 2026</p>
    <ShareButton title="Стипендия" />
  </>
);

export const factsAsideExhibit: Exhibit = {
  component: 'reading/FactsAside',
  subject: {
    element: <FactsAside label="О новости">{asideFacts}</FactsAside>,
    tag: 'aside',
    isControl: true,
  },
  states: { 'beside a text': () => <FactsAside label="О новости">{asideFacts}</FactsAside> },
};

/** In whichever language the gallery is, the title is in the other one. */
function MarkedTitle() {
  const { i18n } = useTranslation();
  return (
    <h3>
      День донора <LanguageMark lang={i18n.language === 'ru' ? 'en' : 'ru'} />
    </h3>
  );
}

export const languageMarkExhibit: Exhibit = {
  component: 'reading/LanguageMark',
  subject: { element: <LanguageMark lang="en" />, tag: 'small' },
  states: { 'after a title': MarkedTitle },
};

/** It shows in the language that the page does not have. */
function LanguageNoteSample() {
  const { i18n } = useTranslation();
  return <LanguageNote lang={i18n.language === 'ru' ? 'en' : 'ru'} />;
}

export const languageNoteExhibit: Exhibit = {
  component: 'reading/LanguageNote',
  subject: { element: <LanguageNote lang="en" />, tag: 'p' },
  states: { 'a text in another language': () => <LanguageNoteSample /> },
};

const file = { id: '1', url: '/rules.pdf', name: 'rules.pdf', size: 248_000, caption: null };
const files = [file, { ...file, id: '2', caption: 'Положение о конкурсе' }];

export const attachmentLinksExhibit: Exhibit = {
  component: 'reading/AttachmentLinks',
  subject: { element: <AttachmentLinks files={files} />, tag: 'section', isControl: true },
  states: { 'with a caption and without': () => <AttachmentLinks files={files} /> },
};

export const shareButtonExhibit: Exhibit = {
  component: 'reading/ShareButton',
  subject: { element: <ShareButton title="Стипендия" />, tag: 'button', isControl: true },
  states: { usual: () => <ShareButton title="Стипендия" /> },
};
