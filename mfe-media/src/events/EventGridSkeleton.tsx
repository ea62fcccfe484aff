import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Surface } from '@campus/shared/ui/Surface';
import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import card from './EventCard.module.css';

const place = (
  <Surface padding="s">
    <div className={card.card}>
      <Skeleton width={88} height={104} radius="m" />
      <div className={card.words}>
        <Skeleton height={24} width="88%" />
        <Skeleton height={18} width="62%" />
        <Skeleton height={18} width="48%" />
        <Skeleton height={24} width={90} radius="full" />
      </div>
    </div>
  </Surface>
);

export const EventGridSkeleton = ({ count = 6 }: { count?: number }) => (
  <CardGridSkeleton narrowest="l" count={count} card={() => place} />
);
