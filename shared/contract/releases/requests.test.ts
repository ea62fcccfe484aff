import * as z from 'zod/mini';
import { releaseMove } from './requests';

const move = { why: 'Падает поиск', kind: 'rollback' };
const problemsOf = (release: string) =>
  z
    .safeParse(releaseMove, { ...move, release })
    .error?.issues.filter(({ path }) => path[0] === 'release') ?? [];

test.each(['1.0.0-476b9b4f', '1.0.0-beta.2+build.20261130-3f9a61c2'])(
  'a release that the gate admits can be moved: %s',
  (release) => expect(problemsOf(release)).toStrictEqual([]),
);

test.each(['../1.0.0', '1.0..0', '1.0.0/main.js', '', '.hidden'])(
  'what leads out of the folder of releases cannot: %j',
  (release) => expect(problemsOf(release)).toHaveLength(1),
);
