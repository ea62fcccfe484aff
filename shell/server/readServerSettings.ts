import { readFilesOrigin, readPublicOrigin } from '@campus/shared/build/readPublicOrigin';
import {
  isHttpAddress,
  readLogLevel,
  readPort,
  readProxies,
  readSmtpUrl,
  readStopDelay,
} from '@campus/shared/build/readSettings';
import { readMetricsPlace } from '@campus/shared/server/createMetrics';
import { createPreviews } from './overrides/createPreviews';

type Environment = Record<string, string | undefined>;

function addressOf(env: Environment, name: string) {
  const text = env[name];
  if (!text) return undefined;
  if (isHttpAddress(text)) return text;
  throw new Error(`${name} must be an http or https address, not "${text}".`);
}

/**
 * The settings of the gateway, all from the environment: looked at before anything is started.
 * @throws on a value that makes no sense, in a sentence that names the setting.
 */
export function readServerSettings(env: Environment = process.env) {
  readLogLevel(env);
  readSmtpUrl(env);
  createPreviews(env.DEVELOPMENT_ORIGINS);
  return {
    port: readPort(env),
    stopDelay: readStopDelay(env),
    // Addresses are put behind it.
    apiOrigin: (addressOf(env, 'API_ORIGIN') ?? 'http://127.0.0.1:3001').replace(/\/+$/, ''),
    reportsUrl: addressOf(env, 'REPORTS_URL'),
    metricsPlace: readMetricsPlace(env, 'METRICS_PORT'),
    trustedProxies: readProxies(env, 'TRUSTED_PROXIES'),
    publicOrigin: readPublicOrigin(env.PUBLIC_ORIGIN),
    filesOrigin: readFilesOrigin(env.FILES_ORIGIN),
  };
}
