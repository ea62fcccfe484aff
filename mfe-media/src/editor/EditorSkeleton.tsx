import { Grid } from '@campus/shared/ui/Grid';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';

const panels = ['ru', 'en', 'settings', 'cover'];

/** Where the languages and the settings will stand. */
export const EditorSkeleton = () => (
  <Grid min="l">
    {panels.map((panel) => (
      <Surface key={panel}>
        <SkeletonText lines={10} />
      </Surface>
    ))}
  </Grid>
);
