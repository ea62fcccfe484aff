import { remoteConfig } from '@campus/shared/build/remoteConfig';
import { remote } from './remote';

export default remoteConfig(import.meta.dirname, remote);
