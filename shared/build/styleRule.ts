import { root } from '@campus/shared/build/root';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';

interface Options {
  folder: string;
  /** Whose classes they are, where two repositories may have files of the same name. */
  classPrefix?: string;
  isDevelopment: boolean;
}

/** Equal in every build and wherever it is checked out, so that server and browser agree on a class. */
const namesOfClasses = ({ folder, classPrefix = '', isDevelopment }: Options) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: `${classPrefix}${isDevelopment ? '[name]__[local]' : '[hash:base64:6]'}`,
  localIdentContext: folder,
});

/** The kit is elsewhere for each remote, and what one bundles of it is called the same everywhere. */
const kit = path.join(root, 'shared');

type Rule = (folder: string) => RuleSetRule;

/** Of the shell all files lie in one place; of a remote those of the kit have one of their own. */
const byPlace = (rule: Rule, { folder, classPrefix }: Pick<Options, 'folder' | 'classPrefix'>) =>
  classPrefix ? { oneOf: [{ ...rule(kit), include: kit }, rule(folder)] } : rule(folder);

/** How a style sheet becomes a file of its own, and a CSS Module names that clash with nobody's. */
export const styleRule = (options: Options): RuleSetRule =>
  byPlace(
    (folder) => ({
      test: /\.css$/,
      // Without this a CSS Module imported for its effect alone would be dropped.
      sideEffects: true,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: 'css-loader',
          options: {
            // Addresses from the root are the server's public files, not modules.
            url: { filter: (address: string) => !address.startsWith('/') },
            modules: namesOfClasses({ ...options, folder }),
          },
        },
      ],
    }),
    options,
  );

/** For the server only the names of the classes: the browser has the style sheet. */
export const serverStyleRule = (options: Omit<Options, 'isDevelopment'>): RuleSetRule =>
  byPlace(
    (folder) => ({
      test: /\.css$/,
      loader: 'css-loader',
      options: {
        url: false,
        modules: {
          ...namesOfClasses({ ...options, folder, isDevelopment: false }),
          exportOnlyLocals: true,
        },
      },
    }),
    options,
  );
