import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { useDebounced } from '@/admin/hooks/use-debounced';
import { FailureText } from '@/admin/ui/failure-text';
import { contentChecksText as text } from '@/copy/admin/checks';
import { erasedPicturesQuery, linkedContentStatesQuery, pictureQuery } from '../api/content-lookups';
import {
  type LintMessage,
  lintContent,
  listLibraryPictures,
  listLinkedPaths,
  parseMarkdownNodes,
  type TextRange,
} from '../content-lint';
import { describePublicationRequests } from '../publication-requests';
import type { ContentFormState } from '../use-content-form';

/** Parsing a long text takes longer than the time between two keystrokes. */
const LINT_DELAY_MS = 1500;

const NO_LINK_STATES: ReadonlyMap<string, string> = new Map();

interface ChecksPanelProps {
  editor: ContentFormState;
  /** Called for a range when the Markdown field is hidden. */
  onShowRange: (range: TextRange) => void;
}

/** Focuses the field of a message and selects its range. Returns false without such a field. */
function focusRange(at: NonNullable<LintMessage['at']>, form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(typeof at === 'string' ? at : 'content');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (field.offsetParent === null) return false;
  if (typeof at === 'object') {
    // a field scrolls to a caret on focus, but not to a selection
    field.setSelectionRange(at.start, at.start);
    field.blur();
    field.focus();
    field.setSelectionRange(at.start, at.end);
  } else field.focus();
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** Lists the advice about a text, at any time. Only a link without an address prevents publication. */
export function ChecksPanel({ editor, onShowRange }: ChecksPanelProps) {
  const values = useDebounced(editor.values, LINT_DELAY_MS);
  const cover = useQuery(pictureQuery(values.cover_media_id));
  const nodes = useMemo(() => parseMarkdownNodes(values.content), [values.content]);
  const linkStatesQuery = useQuery(linkedContentStatesQuery(listLinkedPaths(nodes)));
  const { data: erasedPictures } = useQuery(erasedPicturesQuery(listLibraryPictures(nodes)));
  const loadedCover = values.cover_media_id ? cover.data : null;
  const messages = useMemo(
    () =>
      lintContent(values, nodes, {
        cover: loadedCover,
        linkStates: linkStatesQuery.data ?? NO_LINK_STATES,
        erasedPictures,
      }),
    [values, nodes, loadedCover, linkStatesQuery.data, erasedPictures],
  );
  const requests = describePublicationRequests(values);
  const isBlocked = values.status === 'published' && messages.some(({ blocks }) => blocks);
  return (
    <section aria-label={text.title} className="-mx-4 border-y border-line bg-surface px-4 py-4">
      <h3 className="text-[0.9375rem] font-semibold">
        {text.title}
        {messages.length > 0 ? (
          <span className="font-normal text-muted">
            {` · ${messages.length} ${messages.length > 1 ? text.many : text.one}`}
          </span>
        ) : null}
      </h3>
      <FailureText error={isBlocked && text.cannotBePublished} className="mt-2 text-sm" />
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
          {messages.map(({ message, blocks, at }) => {
            const Icon = blocks ? CircleX : CircleAlert;
            const line = (
              <>
                <Icon
                  className={`mt-0.5 size-4 shrink-0 ${blocks ? 'text-danger' : 'text-highlight'}`}
                  aria-hidden="true"
                />
                <span className="min-w-0 break-words">{message}</span>
              </>
            );
            return (
              <li key={`${message} ${typeof at === 'object' ? at.start : ''}`}>
                {at ? (
                  <button
                    type="button"
                    className="-mx-2 flex w-[calc(100%+1rem)] gap-2 rounded-card px-2 py-1.5 text-left underline decoration-line-strong underline-offset-4 hover:bg-surface-strong"
                    onClick={(event) => {
                      if (!focusRange(at, event.currentTarget.form) && typeof at === 'object')
                        onShowRange({ ...at });
                    }}
                  >
                    {line}
                  </button>
                ) : (
                  <p className="flex gap-2 py-1.5">{line}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {linkStatesQuery.isError ? <p className="mt-1 text-sm text-muted">{text.linksNotChecked}</p> : null}
    </section>
  );
}
