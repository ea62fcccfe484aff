import MiniCssExtractPlugin from 'mini-css-extract-plugin';
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

/** How a style sheet becomes a file of its own, and a CSS Module names that clash with nobody's. */
export const styleRule = (options: Options): RuleSetRule => ({
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
        modules: namesOfClasses(options),
      },
    },
  ],
});

/** For the server only the names of the classes: the browser has the style sheet. */
export const serverStyleRule = (options: Omit<Options, 'isDevelopment'>): RuleSetRule => ({
  test: /\.css$/,
  loader: 'css-loader',
  options: {
    url: false,
    modules: { ...namesOfClasses({ ...options, isDevelopment: false }), exportOnlyLocals: true },
  },
});
