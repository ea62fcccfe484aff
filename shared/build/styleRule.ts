import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { root } from '@campus/shared/build/root';

const namesOfClasses = (isDevelopment: boolean) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  // Equal in every build, so that server and browser agree on a class.
  localIdentName: isDevelopment ? '[name]__[local]' : '[hash:base64:6]',
  localIdentHashSalt: 'campus',
  localIdentContext: root,
});

/** How a style sheet becomes a file of its own, and a CSS Module names that clash with nobody's. */
export const styleRule = (isDevelopment: boolean): RuleSetRule => ({
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
        modules: namesOfClasses(isDevelopment),
      },
    },
  ],
});

/** For the server only the names of the classes: the browser has the style sheet. */
export const serverStyleRule: RuleSetRule = {
  test: /\.css$/,
  loader: 'css-loader',
  options: { url: false, modules: { ...namesOfClasses(false), exportOnlyLocals: true } },
};
