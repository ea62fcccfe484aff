export type MobilePlatform = 'IOS' | 'ANDROID';

interface Device {
  userAgent: string;
  maxTouchPoints: number;
  userAgentData?: { platform: string };
}

/** Which store has an application for this device. */
export function platformOf({ userAgent, maxTouchPoints, userAgentData }: Device) {
  const system = userAgentData?.platform || userAgent;
  if (/Android/i.test(system)) return 'ANDROID';
  // A tablet of Apple says that it is a computer, but no computer of Apple is touched.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(userAgent) || isTablet ? 'IOS' : null;
}
