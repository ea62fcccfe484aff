import type { Area } from 'react-easy-crop';
import type { Size } from './frameOf';

export type PictureFormat = 'jpeg' | 'png';

const extensions = { jpeg: 'jpg', png: 'png' };

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      type,
      0.9,
    ),
  );

/** Cuts the frame out of a picture, upright as its camera meant it, at most so many pixels large. */
export async function cropPicture(
  file: File,
  area: Area,
  rotation: number,
  most: Size,
  format: PictureFormat = 'jpeg',
): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, most.width / area.width, most.height / area.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing');
  if (format === 'jpeg') {
    // It knows no transparency and would make it black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  const { width, height } = bitmap;
  const isLying = rotation % 180 !== 0;
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  context.translate((isLying ? height : width) / 2, (isLying ? width : height) / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(bitmap, -width / 2, -height / 2);
  bitmap.close();
  const name = `${file.name.replace(/\.\w+$/, '') || 'photo'}.${extensions[format]}`;
  const type = `image/${format}`;
  return new File([await toBlob(canvas, type)], name, { type });
}
