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

// The browser tests have made it a moment ago.
beforeAll(async () => {
  if (!existsSync(path.join(templateFolder, 'db'))) await globalSetup();
});

let ofFile: Promise<Product> | undefined;
afterAll(async () => (await ofFile)?.stopAndForget());

async function withOwnProduct(work: (product: Product) => Promise<void>) {
  const product = await startProduct();
  try {
    await work(product);
  } finally {
    await product.stopAndForget();
  }
}

const withProductOfFile = async (work: (product: Product) => Promise<void>) =>
  work(await (ofFile ??= startProduct()));

interface Options {
  /** It stops its product, or damages it: no other may get it. */
  breaksProduct?: boolean;
}

/**
 * Tries something in each of the other engines, with a browser of its own; one that is not installed is
 * said to be untried.
 */
export function inEachEngine(
  title: string,
  work: (trial: Trial) => Promise<void>,
  { breaksProduct }: Options = {},
) {
  const withProduct = breaksProduct ? withOwnProduct : withProductOfFile;

  const tryIn = ({ start }: EngineKind) =>
    withProduct(async (product) => {
      if (!start) throw new Error('It is not installed.');
      const engine = await start();
      try {
        await work({ engine, product });
      } finally {
        await engine.end();
      }
    });

  for (const kind of [firefox, webKit]) {
    if (kind.start) test(`${kind.name}: ${title}`, () => tryIn(kind), 300_000);
    else test.skip(`${kind.name}, not tried here: ${title}`, () => tryIn(kind));
  }
}
