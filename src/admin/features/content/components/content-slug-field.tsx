import type { ComponentPropsWithRef } from 'react';
import { quoted } from '@/admin/lib/quoted';
import { Button } from '@/admin/ui/button';
import { SlugField } from '@/admin/ui/slug-field';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText as text } from '@/copy/admin/slug';
import type { SlugCheck } from '../use-slug-check';

interface ContentSlugFieldProps {
  field: ComponentPropsWithRef<'input'> & { error: string | undefined };
  readOnly: boolean;
  check: SlugCheck;
  /** The text is online under another address. */
  changesLive: boolean;
  onSuggestion: (slug: string) => void;
}

/** The address of a content; one that is taken is named while it is typed, with a free one beside it. */
export function ContentSlugField(props: ContentSlugFieldProps) {
  const { field, readOnly, check, changesLive, onSuggestion } = props;
  const taken = check.taken ? text.taken : undefined;
  const { suggestion } = check;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <SlugField {...field} {...contentFields.slug.text} readOnly={readOnly} error={field.error ?? taken} />
      </div>
      {suggestion && !readOnly ? (
        <Button className="max-w-full break-all" onClick={() => onSuggestion(suggestion)}>
          {`${text.suggest} ${quoted(suggestion)}`}
        </Button>
      ) : null}
      {changesLive ? (
        <p role="status" className="border-l-4 border-highlight pl-3 text-sm">
          {text.live}
        </p>
      ) : null}
    </div>
  );
}
