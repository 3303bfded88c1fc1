import { useId } from 'react';
import { Button } from '@/admin/ui/button';
import { mediaDetailText as text } from '@/copy/admin/media';
import { getPictureProps } from '@/shared/lib/picture-props';
import type { FocalPoint, StoredPicture } from '@/shared/lib/stored-picture';

const MIDDLE_PERCENT = 50;

interface FocalPointFieldProps {
  picture: StoredPicture;
  value: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

/** Sets the focal point of a picture by a press or two sliders. Previews the crop of narrow frames. */
export function FocalPointField({ picture, value, onChange }: FocalPointFieldProps) {
  const id = useId();
  const [x, y] = [value.focal_x ?? MIDDLE_PERCENT, value.focal_y ?? MIDDLE_PERCENT];
  const previewProps = getPictureProps({ ...picture, ...value }, '(min-width: 640px) 28rem, 90vw');
  const sliders = [
    { key: 'focal_x', label: text.focal.x, position: x },
    { key: 'focal_y', label: text.focal.y, position: y },
  ] as const;

  function handleClick(event: React.MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const toPercent = (position: number, length: number) =>
      Math.min(100, Math.max(0, Math.round((position / length) * 100)));
    onChange({
      focal_x: toPercent(event.clientX - box.left, box.width),
      focal_y: toPercent(event.clientY - box.top, box.height),
    });
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{text.focal.legend}</legend>
      <p id={id} className="text-sm text-muted">
        {text.focal.hint}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below set the point by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below set the point by keyboard */}
      <div className="relative cursor-crosshair self-start" onClick={handleClick}>
        <img {...previewProps} alt="" className="block h-auto max-h-[40vh] w-auto max-w-full" />
        <span
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000]"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {sliders.map(({ key, label, position }) => (
          <label key={key} className="flex flex-col gap-1 text-sm text-muted">
            {label}
            <input
              type="range"
              min={0}
              max={100}
              value={position}
              aria-describedby={id}
              className="min-h-10 w-full accent-highlight"
              onChange={(event) => onChange({ focal_x: x, focal_y: y, [key]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {text.focal.frames.map(({ label, ratio }) => (
          <figure key={ratio} className="flex flex-col gap-1">
            <img
              {...previewProps}
              alt=""
              className="h-20 w-auto self-start rounded object-cover"
              style={{ ...previewProps.style, aspectRatio: ratio }}
            />
            <figcaption className="text-xs text-muted">{label}</figcaption>
          </figure>
        ))}
        <Button
          variant="quiet"
          className="ml-auto"
          disabled={typeof value.focal_x !== 'number'}
          onClick={() => onChange({ focal_x: null, focal_y: null })}
        >
          {text.focal.reset}
        </Button>
      </div>
    </fieldset>
  );
}
