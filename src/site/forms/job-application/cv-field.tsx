import { type DragEvent, useId, useRef } from 'react';
import { jobApplicationDialogText } from '@/copy/forms/job-application';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { formatFileSize } from '@/site/lib/format';
import { cleanText } from '../../../../supabase/functions/_shared/plain-text.ts';
import { type AcceptedCv, CV_ACCEPT_ATTRIBUTE, type CvRefusal } from './cv-file';

interface CvFieldProps {
  cv: AcceptedCv | null;
  refusal: CvRefusal | 'noRoom' | null;
  isChecking: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** Called before the picker opens, to store the form: a phone may discard the page while the picker is open. */
  onOpenPicker: () => void;
  onRemove: () => void;
}

const text = jobApplicationDialogText.cv;

/** Field that takes a file from the picker or by drag and drop, and shows its name and size. */
export function CvField({
  cv,
  refusal,
  isChecking,
  disabled,
  onChoose,
  onOpenPicker,
  onRemove,
}: CvFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const filename = cleanText(cv?.file.name ?? '');

  function handleChange() {
    const file = input.current?.files?.[0];
    if (file) onChoose(file);
    // An empty input lets the visitor choose a removed file again.
    if (input.current) input.current.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChoose(file);
  }

  function handleRemove() {
    onRemove();
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picker inside is accessible, and dropping a file is optional
    <div
      className="flex flex-col gap-1.5 sm:col-span-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <span id={`${id}-label`} className="text-[0.9375rem] font-semibold">
        {text.label}
      </span>
      <div className="relative rounded-card border border-dashed border-line-strong bg-bg p-4 transition-colors has-focus-visible:border-highlight">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept={CV_ACCEPT_ATTRIBUTE}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? `${id}-formats ${id}-error` : `${id}-formats`}
            onClick={onOpenPicker}
            onChange={handleChange}
            className="peer sr-only"
          />
          <label
            id={`${id}-choose`}
            htmlFor={id}
            className={getButtonClassName(
              'outline',
              'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-highlight hover:border-highlight hover:text-highlight',
            )}
          >
            {text.choose}
          </label>
          <span className="text-muted max-sm:sr-only">{text.drop}</span>
        </div>
        <p id={`${id}-formats`} className="mt-3 text-sm text-muted">
          {text.formats}
        </p>
      </div>
      <div aria-live="polite">
        {isChecking ? <p className="mt-1.5 text-sm text-muted">{text.checking}</p> : null}
        {cv ? (
          <div className="mt-1.5 flex items-center gap-3 rounded-card border border-line bg-surface-strong py-2 pr-2 pl-4">
            <Icon name="file" className="size-6 text-highlight" />
            <p className="min-w-0 grow leading-snug">
              <span className="block truncate font-semibold" title={filename}>
                {filename}
              </span>
              <span className="block text-sm text-muted">
                {formatFileSize(cv.file.size)}
                {refusal ? null : ` · ${text.ready}`}
              </span>
            </p>
            <button
              type="button"
              className={getButtonClassName('quiet', 'shrink-0')}
              disabled={disabled}
              aria-label={`${text.remove} ${filename}`}
              onClick={handleRemove}
            >
              <Icon name="trash" className="size-4" />
              <span className="max-sm:sr-only">{text.remove}</span>
            </button>
          </div>
        ) : null}
        {refusal ? (
          <p
            role="alert"
            id={`${id}-error`}
            className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger"
          >
            <Icon name="alert" className="mt-0.5" />
            {text[refusal]}
          </p>
        ) : null}
      </div>
    </div>
  );
}
