import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { mediaLimits } from '@/admin/config/media';
import { commonText } from '@/content/admin/common';
import { mediaDetailText as text } from '@/content/admin/media';
import { TextAreaField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { buttonStyles } from '@/shared/ui/button-styles';
import { useDescribeMedia } from '../api/media-mutations';

interface AltTextFormProps {
  id: string;
  altText: string;
  onDirty: (dirty: boolean) => void;
}

/** Writes what an image shows; what is typed stays after a failure. */
export function AltTextForm({ id, altText, onDirty }: AltTextFormProps) {
  const [value, setValue] = useState(altText);
  const describe = useDescribeMedia();
  const dirty = value.trim() !== altText.trim();
  const tell = useEffectEvent(onDirty);

  useEffect(() => {
    tell(dirty);
    return () => tell(false);
  }, [dirty]);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (dirty && !describe.isPending) describe.mutate({ id, altText: value });
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextAreaField
          {...text.altText}
          rows={2}
          value={value}
          maxLength={mediaLimits.altText}
          error={describe.error ? toAppError(describe.error).message : undefined}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <button
        type="submit"
        className={buttonStyles('primary', undefined, 'compact')}
        disabled={!dirty || describe.isPending}
      >
        {describe.isPending ? commonText.saving : commonText.save}
      </button>
    </form>
  );
}
