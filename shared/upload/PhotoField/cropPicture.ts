import type { Area } from 'react-easy-crop';

const most = { width: 1200, height: 1600 };

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/jpeg',
      0.9,
    ),
  );

/** Cuts the frame out of a picture, upright as its camera meant it, as a JPEG of at most 1200×1600. */
export async function cropPicture(file: File, area: Area, rotation: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, most.width / area.width, most.height / area.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing');
  // JPEG knows no transparency and would make it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const { width, height } = bitmap;
  const isLying = rotation % 180 !== 0;
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  context.translate((isLying ? height : width) / 2, (isLying ? width : height) / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(bitmap, -width / 2, -height / 2);
  bitmap.close();
  const name = `${file.name.replace(/\.\w+$/, '') || 'photo'}.jpg`;
  return new File([await toBlob(canvas)], name, { type: 'image/jpeg' });
}
