import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp';

interface Size {
  width: number;
  height: number;
}

/** A real picture of one colour, without a word about where it was taken. */
export const drawImage = (format: Format, { width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#5abfa1' } })
    .toFormat(format)
    .toBuffer();

/** What a phone adds: its name, and the place. */
export const withPlace = (image: Buffer, orientation = 1) =>
  sharp(image)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Campus Phone' },
      IFD3: { GPSLatitude: '55/1 47/1 30/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();
