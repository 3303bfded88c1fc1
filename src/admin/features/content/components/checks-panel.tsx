import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { useDebouncedValue } from '@/admin/hooks/use-debounced-value';
import { formatCount } from '@/admin/lib/number-format';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { contentChecksText as text } from '@/copy/admin/checks';
import { erasedPicturesQuery, linkedContentStatesQuery, pictureQuery } from '../api/content-lookups';
import {
  type ContentLintMessage,
  lintContent,
  listLibraryPictureAddresses,
  listLinkedContentPaths,
  parseContentText,
  type TextRange,
} from '../content-lint';
import { describeValuesForPublishers } from '../publishing-values';
import type { ContentFormState } from '../use-content-form';

/** Delay after the last key: parsing a long text takes longer than the time between two keys. */
const LINT_DELAY_MS = 1500;

interface ChecksPanelProps {
  editor: ContentFormState;
  /** Called for a range when the Markdown field is hidden. */
  onShowRange: (range: TextRange) => void;
}

/** Focuses the field of a message and selects its range. Returns false when the field is missing or hidden. */
function focusLocation(
  location: NonNullable<ContentLintMessage['location']>,
  form: HTMLFormElement | null,
): boolean {
  const field = form?.elements.namedItem(typeof location === 'string' ? location : 'content');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (field.offsetParent === null) return false;
  if (typeof location === 'object') {
    // The browser scrolls a field to its caret on focus, but not to a selection.
    field.setSelectionRange(location.start, location.start);
    field.blur();
    field.focus();
    field.setSelectionRange(location.start, location.end);
  } else field.focus();
  field.scrollIntoView({ block: 'center' });
  return true;
}

interface LintMessageItemProps extends Pick<ChecksPanelProps, 'onShowRange'> {
  lintMessage: ContentLintMessage;
}

/** Shows a message as a button that leads to its field or range, or as plain text. */
function LintMessageItem({ lintMessage, onShowRange }: LintMessageItemProps) {
  const { message, isBlocking, location } = lintMessage;
  const Icon = isBlocking ? CircleX : CircleAlert;
  const line = (
    <>
      <Icon
        className={`mt-0.5 size-4 shrink-0 ${isBlocking ? 'text-danger' : 'text-highlight'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 break-words">{message}</span>
    </>
  );
  if (!location) return <p className="flex gap-2 py-1.5">{line}</p>;
  return (
    <button
      type="button"
      className="-mx-2 flex w-[calc(100%+1rem)] gap-2 rounded-card px-2 py-1.5 text-left underline decoration-line-strong underline-offset-4 hover:bg-surface-strong"
      onClick={(event) => {
        const isFocused = focusLocation(location, event.currentTarget.form);
        // A new object requests the range again at a second press.
        if (!isFocused && typeof location === 'object') onShowRange({ ...location });
      }}
    >
      {line}
    </button>
  );
}

/** Lists the messages about a text. A link without an address prevents publication; an unreadable text prevents any save. */
export function ChecksPanel({ editor, onShowRange }: ChecksPanelProps) {
  const values = useDebouncedValue(editor.values, LINT_DELAY_MS);
  const coverQuery = useQuery(pictureQuery(values.cover_media_id));
  const parsedText = useMemo(() => parseContentText(values.content), [values.content]);
  const { nodes } = parsedText;
  const { data: linkStates, isError: areLinksUnchecked } = useQuery(
    linkedContentStatesQuery(listLinkedContentPaths(nodes)),
  );
  const { data: erasedPictures } = useQuery(erasedPicturesQuery(listLibraryPictureAddresses(nodes)));
  const cover = values.cover_media_id ? coverQuery.data : null;
  const messages = useMemo(
    () => lintContent(values, parsedText, { cover, linkStates, erasedPictures }),
    [values, parsedText, cover, linkStates, erasedPictures],
  );
  const requests = describeValuesForPublishers(values);
  const willBeOnline = values.status === 'published' || values.update_at !== '';
  const isBlocked = willBeOnline && messages.some(({ isBlocking }) => isBlocking);
  return (
    <section aria-label={text.title} className="-mx-4 border-y border-line bg-surface px-4 py-4">
      <h3 className="text-[0.9375rem] font-semibold">
        {text.title}
        {messages.length > 0 ? (
          <span className="font-normal text-muted"> · {formatCount(messages.length, text.remarks)}</span>
        ) : null}
      </h3>
      <FailureNotice error={isBlocked && text.cannotBePublished} className="mt-2 text-sm" />
      {requests.length > 0 ? (
        <div className="mt-2 text-sm">
          <p className="font-semibold">{text.requests.title}</p>
          <ul className="list-disc pl-5">
            {requests.map((request) => (
              <li key={request} className="break-words">
                {request}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {messages.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
          {text.noRemark}
        </p>
      ) : (
        <ul className="mt-1 text-sm">
          {messages.map((lintMessage) => (
            <li key={JSON.stringify(lintMessage)}>
              <LintMessageItem lintMessage={lintMessage} onShowRange={onShowRange} />
            </li>
          ))}
        </ul>
      )}
      {areLinksUnchecked ? <p className="mt-1 text-sm text-muted">{text.linksNotChecked}</p> : null}
    </section>
  );
}
