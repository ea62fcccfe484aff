import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Cropper, { type Area, type MediaSize, type Point } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import styles from './CropPanel.module.css';
import { cropPicture, type PictureFormat } from './cropPicture';
import { fitsFrame, maxZoomOf, type Size } from './frameOf';
import type { PictureName } from './pictureKinds';

interface StageProps {
  what: PictureName | undefined;
  url: string;
  aspect: number;
  crop: Point;
  zoom: number;
  maxZoom: number;
  rotation: number;
  onCrop: (crop: Point) => void;
  onZoom: (zoom: number) => void;
  onArea: (area: Area) => void;
  onLoaded: (size: MediaSize) => void;
  onBroken: () => void;
}

const steps: Record<string, number> = { '+': 0.1, '=': 0.1, '-': -0.1 };

/** The picture under its frame: dragged, pinched, wheeled, or moved by the keyboard. */
function Stage(props: StageProps) {
  const { what, url, aspect, crop, zoom, maxZoom, rotation } = props;
  const { onZoom, onCrop, onArea, onLoaded } = props;
  const { t } = useTranslation('shared');
  const cropper = useRef<Cropper>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return cropper.current?.onKeyDown(event);
    event.preventDefault();
    onZoom(zoom + step);
  };
  return (
    <div className={styles.stage}>
      <Cropper
        ref={cropper}
        image={url}
        aspect={aspect}
        crop={crop}
        zoom={zoom}
        maxZoom={maxZoom}
        rotation={rotation}
        keyboardStep={10}
        // The product's Content-Security-Policy forbids styles that a script brings.
        disableAutomaticStylesInjection
        classes={{
          containerClassName: styles.container,
          mediaClassName: styles.picture,
          cropAreaClassName: styles.frame,
        }}
        mediaProps={{ onError: props.onBroken }}
        cropperProps={{
          role: 'application',
          'aria-label': t('upload.photo.area', { context: what }),
          onKeyDown,
        }}
        onCropChange={onCrop}
        onZoomChange={onZoom}
        onCropAreaChange={(_, pixels) => onArea(pixels)}
        onMediaLoaded={onLoaded}
      />
    </div>
  );
}

interface CropPanelProps {
  file: File;
  url: string;
  what?: PictureName;
  /** The focus goes on into the panel. */
  isFocused: boolean;
  aspect: number;
  min: Size;
  most: Size;
  format?: PictureFormat;
  onDone: (file: File) => void;
  onBack: () => void;
  /** Why the picture will not do. */
  onRefused: (text: string) => void;
}

const step = 0.01;

/** Frames a picture: move, zoom, turn, done. */
export function CropPanel(props: CropPanelProps) {
  const { file, url, what, isFocused, aspect, min, most, format } = props;
  const { onDone, onBack, onRefused } = props;
  const { t } = useTranslation('shared');
  const { percent } = useFormat();
  const panel = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [picture, setPicture] = useState<Size>();
  const [area, setArea] = useState<Area>();
  const [isCutting, setCutting] = useState(false);
  useEffect(() => {
    if (isFocused) panel.current?.focus();
  }, [isFocused]);
  const maxZoom = picture ? maxZoomOf(picture, min, aspect, rotation) : 1;
  const zoomTo = (next: number) => setZoom(Math.min(maxZoom, Math.max(1, next)));

  const onLoaded = ({ naturalWidth: width, naturalHeight: height }: Record<string, number>) => {
    const size = { width: width ?? 0, height: height ?? 0 };
    if (fitsFrame(size, min, aspect)) return setPicture(size);
    const least = { minWidth: min.width, minHeight: min.height };
    onRefused(t('upload.photo.small', { context: what, ...size, ...least }));
  };
  const turned = (rotation + 90) % 360;
  const turn = () => {
    setRotation(turned);
    setCrop({ x: 0, y: 0 });
    setZoom(1);
  };
  const cut = async () => {
    if (!area) return;
    setCutting(true);
    const cropped = await cropPicture(file, area, rotation, most, format).catch(() => undefined);
    // Somebody has cancelled meanwhile, or chosen another picture.
    if (!panel.current) return;
    if (cropped) onDone(cropped);
    else onRefused(t('upload.photo.broken', { context: what }));
  };
  return (
    <div
      ref={panel}
      role="group"
      tabIndex={-1}
      aria-label={t('upload.photo.frame')}
      className={styles.panel}
    >
      <Stage
        {...{ what, url, aspect, crop, zoom, maxZoom, rotation, onLoaded }}
        onCrop={setCrop}
        onZoom={zoomTo}
        onArea={setArea}
        onBroken={() => onRefused(t('upload.photo.broken', { context: what }))}
      />
      <div className={styles.tools}>
        <IconButton
          icon="minus"
          label={t('upload.photo.zoomOut')}
          onClick={() => zoomTo(zoom - 0.1)}
        />
        <input
          type="range"
          aria-label={t('upload.photo.zoom')}
          aria-valuetext={percent(zoom)}
          min={1}
          max={Math.max(maxZoom, 1 + step)}
          step={step}
          value={zoom}
          className={styles.zoom}
          onChange={({ target }) => zoomTo(target.valueAsNumber)}
        />
        <IconButton
          icon="plus"
          label={t('upload.photo.zoomIn')}
          onClick={() => zoomTo(zoom + 0.1)}
        />
        <IconButton
          icon="rotate"
          label={t('upload.photo.rotate')}
          disabled={!picture || !fitsFrame(picture, min, aspect, turned)}
          onClick={turn}
        />
      </div>
      <div className={styles.ends}>
        <Button busy={isCutting} disabled={!area} onClick={() => void cut()}>
          {t('upload.photo.apply')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('upload.photo.back')}
        </Button>
      </div>
    </div>
  );
}
