import { ClosableWindow, type ClosableProps } from './ClosableWindow';

/** A window over the page; a sheet from below where the screen is narrow. */
export const Dialog = (props: ClosableProps) => <ClosableWindow {...props} shape="window" />;
