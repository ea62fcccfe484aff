import { baseConfig } from '@campus/shared/build/baseConfig';
import { root } from '@campus/shared/build/root';
import { coreModules, parts } from '@campus/shared/build/sharedModules';
import path from 'node:path';
import type { Configuration } from 'webpack';

const base = baseConfig({
  name: 'kit',
  folder: path.join(root, 'shared'),
  publicPath: '/kit/',
  uniqueName: 'campus_kit',
});

/** A page has the words of one language, of which the Russian ones are heavier. */
const carried = [...coreModules(), '@campus/shared/locales/ru.json'];

/** Re-exported, or webpack would leave out what nobody asks for. */
const everything = [
  "import '@campus/shared/ui/styles.css'",
  ...carried.map((name, index) => `export * as m${index} from '${name}'`),
].join(';');

/** The part of the kit that every page carries, without the libraries that it is made with. */
const config: Configuration = {
  ...base,
  entry: { kit: `data:text/javascript,${everything}` },
  output: {
    ...base.output,
    path: path.join(root, '.cache/bench/kit'),
    library: { type: 'module' },
  },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: [
    ...['react', 'react/jsx-runtime', 'react-dom', 'i18next', 'zustand', 'zustand/vanilla'],
    ...['ofetch', 'react-router-dom', '@tanstack/react-query', 'react-i18next'],
    // A part of its own, which comes when it is asked for.
    new RegExp(`^@campus/shared/(${parts.join('|')})/`),
  ],
};

export default config;
