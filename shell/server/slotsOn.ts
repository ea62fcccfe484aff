import type { ActiveRelease } from './createPlanner';
import type { MatchedScreen } from './matchScreen';

interface Asked {
  screen: MatchedScreen | null;
  isSignedIn: boolean;
}

/** What a release shows in the places of a screen, as far as is known before a role is. */
export const slotsOn = ({ manifest }: ActiveRelease, { screen, isSignedIn }: Asked) =>
  manifest.declaration.slots.filter(
    ({ place, access }) =>
      (access === 'public' || isSignedIn) && screen?.places?.some((one) => one.place === place),
  );
