import { existsSync } from 'node:fs';
import path from 'node:path';
import globalSetup from '../run/globalSetup';
import { type Product, startProduct, templateFolder } from '../fixtures/startProduct';
import type { Engine, EngineKind } from './Engine';
import { firefox } from './startFirefox';
import { webKit } from './startWebKit';

interface Trial {
  engine: Engine;
  product: Product;
}

/**
 * Tries something in each of the other engines, with a browser and a product of its own; one that is
 * not installed is said to be untried.
 */
export function inEachEngine(title: string, work: (trial: Trial) => Promise<void>) {
  beforeAll(async () => {
    // The browser tests have made it a moment ago.
    if (!existsSync(path.join(templateFolder, 'db'))) await globalSetup();
  });

  async function tryIn({ start }: EngineKind) {
    if (!start) throw new Error('It is not installed.');
    const product = await startProduct();
    const engine = await start();
    try {
      await work({ engine, product });
    } finally {
      await engine.end();
      await product.stopAndForget();
    }
  }

  for (const kind of [firefox, webKit]) {
    if (kind.start) test(`${kind.name}: ${title}`, () => tryIn(kind), 300_000);
    else test.skip(`${kind.name}, not tried here: ${title}`, () => tryIn(kind));
  }
}
