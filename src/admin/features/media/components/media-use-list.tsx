import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { mediaDetailText } from '@/copy/admin/media';
import { paths } from '@/shared/lib/paths';
import { mediaQueries } from '../api/media-queries';

const text = mediaDetailText.uses;

/** Lists the contents and collections that use a file, with links. `mediaQueries.uses` limits the contents. */
export function MediaUseList({ id }: { id: string }) {
  const uses = useQuery(mediaQueries.uses(id));
  return (
    <section>
      <h2 className="font-semibold">{text.title}</h2>
      {uses.isPending ? <p className="mt-1 text-sm text-muted">{text.loading}</p> : null}
      <FailureNotice
        error={uses.error && text.failed}
        className="mt-1 text-sm"
        onRetry={() => void uses.refetch()}
      />
      {uses.data?.length === 0 ? <p className="mt-1 text-sm text-muted">{text.none}</p> : null}
      {uses.data && uses.data.length > 0 ? (
        <ul className="mt-1 flex flex-col">
          {uses.data.map((use) => (
            <li key={`${use.usedAs}-${use.id}`} className="flex flex-wrap items-baseline gap-x-2 text-sm">
              {use.title === null ? (
                <span className="py-1.5">{text.hiddenContent}</span>
              ) : (
                <Link
                  to={`${use.usedAs === 'collection' ? paths.admin.collections : paths.admin.content}/${use.id}`}
                  className="py-1.5 font-semibold text-highlight underline underline-offset-4 hover:text-fg"
                >
                  {use.title}
                </Link>
              )}
              <span className="text-muted">({text[use.usedAs]})</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
