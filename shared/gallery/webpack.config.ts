import { remoteConfig } from '@campus/shared/build/remoteConfig';
import { remote } from './remote';

const folder = import.meta.dirname;
const config = [remoteConfig(folder, remote)].flat();

for (const { module } of config)
  module?.rules?.push({
    include: `${folder}/src/remoteAreas.ts`,
    loader: `${folder}/remoteAreas.cjs`,
  });

export default config;
