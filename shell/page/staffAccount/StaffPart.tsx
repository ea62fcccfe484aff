import { ErrorState } from '@campus/shared/ui/ErrorState';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import type { i18n } from 'i18next';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../language/addTexts';
import { RemoteBoundary } from '../loading/RemoteBoundary';

type Load = () => Promise<{ default: ComponentType }>;

async function withTexts(texts: i18n, load: Load) {
  const [part, ru, en] = await Promise.all([
    load(),
    import('./locales/ru.json'),
    import('./locales/en.json'),
  ]);
  addTexts(texts, 'staffAccount', { ru: ru.default, en: en.default });
  return part;
}

const parts = {
  account: () => import('./OwnAccount').then(({ OwnAccount }) => ({ default: OwnAccount })),
  welcome: () => import('./Welcome').then(({ Welcome }) => ({ default: Welcome })),
};

/** What staff alone see, and rarely: nobody else carries its code or its words. */
export function StaffPart({ of }: { of: keyof typeof parts }) {
  const { i18n } = useTranslation('shell');
  const [Part] = useState(() => lazy(() => withTexts(i18n, parts[of])));
  const failure = <ErrorState onRetry={() => window.location.reload()} />;
  return (
    <RemoteBoundary failure={failure} onError={() => undefined}>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Part />
      </Suspense>
    </RemoteBoundary>
  );
}
