import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine, EngineKind } from './Engine';
import { inPage } from './inPage';

const program = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (file) => file && existsSync(file),
);

async function start(): Promise<Engine> {
  // By WebDriver BiDi, which is all that Firefox speaks.
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
  });
  const [page = await browser.newPage()] = await browser.pages();
  const find = async (what: string) => {
    const found = await page.waitForSelector(`::-p-xpath(${what})`, { visible: true });
    if (!found) throw new Error(`There is no ${what}.`);
    return found;
  };
  return {
    name: 'Firefox',
    open: async (address) => void (await page.goto(address)),
    run: async (work, ...given) =>
      JSON.parse(String(await page.evaluate(inPage(work, given)))) as never,
    press: async (what) => (await find(what)).click(),
    type: async (what, text) => (await find(what)).type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    end: () => browser.close(),
  };
}

export const firefox: EngineKind = { name: 'Firefox', start: program ? start : undefined };
