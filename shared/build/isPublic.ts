import { isLoopback } from './isLoopback';

type Environment = Record<string, string | undefined>;

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : address);

/**
 * Whether others than this computer are to reach a product with these settings: it listens to them,
 * has an address for them, or stands behind a balancer.
 */
export function isPublic({ HOST, API_HOST, PUBLIC_ORIGIN, TRUSTED_PROXIES }: Environment) {
  const hosts = [HOST, API_HOST, PUBLIC_ORIGIN && hostOf(PUBLIC_ORIGIN)];
  return Boolean(TRUSTED_PROXIES) || hosts.some((host) => host && !isLoopback(host));
}
