import { Head } from '@campus/shared/remote/Head';
import { Grid } from '@campus/shared/ui/Grid';
import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { areas } from './areas';

const title = 'Gallery';

/** The way to every area. */
export function GalleryScreen() {
  return (
    <Screen title={title} lead="Every component of the kit in every state.">
      <Head title={title} />
      <Grid as="ul" min="s">
        {Object.keys(areas).map((area) => (
          <Surface as="li" key={area} interactive>
            <TextLink to={`/_ui/${area}`} quiet cover>
              {area}
            </TextLink>
          </Surface>
        ))}
      </Grid>
    </Screen>
  );
}
