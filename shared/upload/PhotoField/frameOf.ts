export interface Size {
  width: number;
  height: number;
}

/** The width of the largest frame that a picture has room for, as it lies or turned by a quarter. */
export const frameWidth = ({ width, height }: Size, aspect: number, rotation: number) =>
  rotation % 180 === 0 ? Math.min(width, height * aspect) : Math.min(height, width * aspect);

/** Whether a frame of so many pixels fits into a picture, as it lies or turned by a quarter. */
export const fitsFrame = (picture: Size, min: Size, aspect: number, rotation = 0) =>
  frameWidth(picture, aspect, rotation) >= min.width;

const closest = 3;

/** Closer than this the frame would hold too few pixels. */
export const maxZoomOf = (picture: Size, min: Size, aspect: number, rotation: number) =>
  Math.min(closest, Math.max(1, frameWidth(picture, aspect, rotation) / min.width));
