/** What a page uses: the card shown full screen stays lit, links are copied. */
const used = ['clipboard-write', 'fullscreen', 'screen-wake-lock'];

const unused = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['display-capture', 'encrypted-media', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['serial', 'storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
];

const permissions = [
  ...used.map((feature) => `${feature}=(self)`),
  ...unused.map((feature) => `${feature}=()`),
].join(', ');

/** Two years, for this host and those below it; hosts beside it are not ours to decide about. */
const httpsOnly = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

const everywhere = {
  'x-content-type-options': 'nosniff',
  // For browsers that know no frame-ancestors.
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
};

/** A document brings a policy of its own; in anything else nothing may run, load or be framed. */
const noPage = { 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` };

const ofApi = { 'x-robots-tag': 'noindex' };

interface Asked {
  url: string;
  isHttps: boolean;
  /** The answer has said itself what may be done with it. */
  hasPolicy: boolean;
}

/** What every answer tells the browser to refuse. */
export const securityHeaders = ({ url, isHttps, hasPolicy }: Asked) => ({
  ...everywhere,
  ...(isHttps && httpsOnly),
  ...(!hasPolicy && noPage),
  ...(url.startsWith('/api/') && !hasPolicy && ofApi),
});
