import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { root } from './root';

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
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          // Equal in every build, so that server and browser agree on a class.
          localIdentName: isDevelopment ? '[name]__[local]' : '[hash:base64:6]',
          localIdentHashSalt: 'campus',
          localIdentContext: root,
        },
      },
    },
  ],
});
