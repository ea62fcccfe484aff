import type { BrowserContext, Page } from 'playwright';

export interface Problem {
  text: string;
  /** The address that it is about; empty when none is. */
  url: string;
}

const longest = 300;

const short = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^(.{297}).{4,}$/, '$1…')
    .slice(0, longest);

/** Has every page of the context say in its console what a policy has stopped. */
export const tellViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy of the page stopped ${blockedURI} (${violatedDirective})`),
    );
  });

/** Collects console errors, uncaught errors and rejections of a page. */
export function watchPage(page: Page): readonly Problem[] {
  const problems: Problem[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push({ text: short(message.text()), url: message.location().url });
  });
  page.on('pageerror', (error) => problems.push({ text: short(String(error)), url: '' }));
  page.on('crash', () => problems.push({ text: 'The page has crashed', url: '' }));
  return problems;
}
