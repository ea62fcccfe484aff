import { Head } from '@campus/shared/remote/Head';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { areas } from './areas';
import styles from './AreaScreen.module.css';
import type { Exhibit } from './Exhibit';

/** A component's name and its states, each with a title. */
function ExhibitView({ exhibit: { component, states } }: { exhibit: Exhibit }) {
  const name = component.split('/').at(-1);
  return (
    <section aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>
        {Object.entries(states).map(([title, State]) => (
          <figure key={title} className={styles.state}>
            <figcaption className={styles.title}>{title}</figcaption>
            <div className={styles.sample}>
              <State />
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The components of a remote speak its words, which come with it and not with this page. */
function useLoad() {
  const { i18n } = useTranslation();
  return async (area: string) => {
    const { exhibits = [], texts } = (await areas[area]?.()) ?? {};
    if (texts)
      for (const [language, words] of Object.entries(texts.locales))
        i18n.addResourceBundle(language, texts.namespace, words, true);
    return exhibits;
  };
}

/** One area: its components one after another. */
export function AreaScreen() {
  const load = useLoad();
  const { area = '' } = useParams();
  const query = useQuery({
    queryKey: ['gallery', area],
    queryFn: () => load(area),
    // Components are no data that could be written down and read again.
    structuralSharing: false,
  });
  return (
    <Screen title={area} breadcrumbs={[{ to: '/_ui', label: 'Gallery' }]}>
      <Head title={area} />
      <QueryView
        query={query}
        isEmpty={(exhibits) => exhibits.length === 0}
        empty={<EmptyState title={`Nothing is called ${area}`} />}
        skeleton={<SkeletonText />}
      >
        {(exhibits) => (
          <Stack gap={12}>
            {exhibits.map((exhibit) => (
              <ExhibitView key={exhibit.component} exhibit={exhibit} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Screen>
  );
}
