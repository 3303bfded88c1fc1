import type { ComponentPropsWithRef } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { SlugField } from '@/admin/ui/slug-field';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText as text } from '@/copy/admin/slug';
import { useSlugCheck } from '../use-slug-check';

interface ContentSlugFieldProps {
  field: ComponentPropsWithRef<'input'> & { error: string | undefined };
  slug: string;
  /** Content that may have the slug: the edited one, or the original of a working copy. */
  contentId: string | undefined;
  readOnly: boolean;
  /** True when the text is online under another address. */
  isOnlineElsewhere: boolean;
  onSuggestionAccept: (slug: string) => void;
}

/** Field of the slug. Shows while typing that a slug is taken, and suggests a free one. */
export function ContentSlugField(props: ContentSlugFieldProps) {
  const { field, readOnly, isOnlineElsewhere, onSuggestionAccept } = props;
  const { isTaken, suggestion } = useSlugCheck(props.slug, props.contentId);
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <SlugField
          {...field}
          {...contentFields.slug.text}
          readOnly={readOnly}
          error={field.error ?? (isTaken ? text.taken : undefined)}
        />
      </div>
      {suggestion && !readOnly ? (
        <Button className="max-w-full break-all" onClick={() => onSuggestionAccept(suggestion)}>
          {`${text.suggest} ${quoteName(suggestion)}`}
        </Button>
      ) : null}
      {isOnlineElsewhere ? (
        <p role="status" className="border-l-4 border-highlight pl-3 text-sm">
          {text.redirectHint}
        </p>
      ) : null}
    </div>
  );
}
