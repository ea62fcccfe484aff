import { remoteConfig } from '@campus/shared/build/remoteConfig';
import { remote } from './remote';
import { smoke } from './smoke';

export default remoteConfig(import.meta.dirname, remote, smoke);
