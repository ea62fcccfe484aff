import { publishVariant } from '../../fixtures/publishVariant';

/** Releases the media remote with another word in it, to this percent of visitors. */
const [dataDir = '', release = '', percent = '100'] = process.argv.slice(2);
const canary = percent === '100' ? undefined : { percent: Number(percent), roles: [] };
await publishVariant(dataDir, release, 'sound', { from: 'Новости', to: 'Вести', canary });
