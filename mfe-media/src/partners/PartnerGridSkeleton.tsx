import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import card from './PartnerCard.module.css';

const place = (
  <Surface padding="s">
    <div className={card.card}>
      <div className={card.head}>
        <Skeleton width={56} height={56} radius="m" />
        <div className={card.words}>
          <SkeletonText lines={2} />
        </div>
        <Skeleton width={64} height={32} radius="full" />
      </div>
      <SkeletonText lines={2} />
      <Skeleton width={110} />
    </div>
  </Surface>
);

export const PartnerGridSkeleton = ({ count = 6 }: { count?: number }) => (
  <CardGridSkeleton narrowest="m" count={count} card={() => place} />
);
