import type { Secret } from '../../releases/keys/createSecret';
import { inParallel } from '../../releases/registry/inParallel';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import { figuresIn, type AllFigures } from './createFigures';
import { fromFile, healthFolder } from './HealthFile';
import { addObservations } from './Observations';
import { addSample } from './Sample';

interface Own {
  /** Of the file that this process writes: what it knows is newer. */
  key: string;
  all: () => AllFigures;
}

function addTo(sum: AllFigures, all: AllFigures) {
  for (const [remote, releases] of all)
    for (const [release, { visitors, failures, observed }] of releases) {
      const figures = figuresIn(sum, remote, release);
      addSample(figures.visitors, visitors);
      addSample(figures.failures, failures);
      addObservations(figures.observed, observed);
    }
}

/** What all server processes have counted in the last day, also those that have ended. */
export async function readFigures(
  store: ReleaseStore,
  secret: Secret,
  own?: Own,
): Promise<AllFigures> {
  const sum: AllFigures = new Map();
  await inParallel(await store.list(healthFolder), async (key) => {
    if (key !== own?.key) addTo(sum, fromFile(await store.read(key), secret));
  });
  if (own) addTo(sum, own.all());
  return sum;
}
