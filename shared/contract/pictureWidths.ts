/** How wide, in pixels, pictures for readers are also to be had: `?width=640`. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];
