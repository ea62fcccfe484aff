import type { ReleasedRemote } from '@campus/shared/contract/releases';
import { Grid } from '@campus/shared/ui/Grid';
import { CanaryCard } from './CanaryCard';
import { StableCard } from './StableCard';
import type { Wish } from './Wish';

export interface StandingProps {
  remote: ReleasedRemote;
  now: number;
  onWish: (wish: Wish) => void;
}

/** What everybody gets, and what some get first. */
export const StandingCards = (props: StandingProps) => (
  <Grid min="m">
    <StableCard {...props} />
    <CanaryCard {...props} />
  </Grid>
);
