/** The browser sends it even when the page is on its way out. */
export function sendReports(body: string) {
  navigator.sendBeacon('/reports', new Blob([body], { type: 'application/json' }));
}
