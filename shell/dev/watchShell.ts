import webpack from 'webpack';
import config from '../webpack.config';

/** Builds the shell for development, again after every change; a page reload shows it. */
const watching = webpack(config)?.watch({}, (error, stats) => {
  if (error ?? stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'));
  else process.send?.({ type: 'ready' });
});

const stop = () => watching?.close(() => process.exit(0));
process.once('SIGTERM', stop).once('disconnect', stop);
