/** Made by webpack.config.ts: what the shell lends, by the name under which remotes import it. */
declare module 'virtual:lentModules' {
  const lent: Record<string, () => unknown>;
  export default lent;
}
