const patience = 10_000;

/** Stops in order on SIGTERM, SIGINT or the death of the parent; exits 0, or 1 when it hangs. */
export function stopOnSignals(stop: () => Promise<void>) {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Without its parent nobody would ever stop this process and free the data folder.
  process.on('disconnect', onSignal);
}
