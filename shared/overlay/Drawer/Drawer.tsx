import { ClosableWindow, type ClosableProps } from '../Dialog/ClosableWindow';

/** A panel at the side, for filters or the details of a row; a sheet where the screen is narrow. */
export const Drawer = (props: ClosableProps) => <ClosableWindow {...props} shape="side" />;
