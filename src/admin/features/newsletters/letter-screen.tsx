import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { isAllowed } from '@/admin/config/roles';
import { useAccess } from '@/admin/features/auth/use-identity';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { PageTitle } from '@/admin/ui/page-title';
import { commonText } from '@/copy/admin/common';
import { lettersText, letterText as text } from '@/copy/admin/letters';
import { buttonStyles } from '@/shared/components/button-styles';
import { toAppError } from '@/shared/lib/app-error';
import { paths } from '@/shared/lib/paths';
import { letterQueries } from './api/letter-queries';
import { LetterEditor } from './components/letter-editor';
import { LettersRefused } from './components/letters-refused';
import { SentLetter } from './components/sent-letter';

function Letter({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...letterQueries.one(id),
    // the form starts from its first answer, which is asked for as it opens
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!data || !isFetchedAfterMount) {
    if (!error) return <ListSkeleton label={commonText.loading} />;
    if (toAppError(error).kind !== 'not-found') {
      return <ListFailure title={text.error} error={error} onRetry={() => void refetch()} />;
    }
    return (
      <ListNotice icon={SearchX} {...text.missing}>
        <Link to={`${paths.admin.forms}/lettres`} className={buttonStyles('outline')}>
          {text.back}
        </Link>
      </ListNotice>
    );
  }
  return data.state === 'draft' ? <LetterEditor key={id} letter={data} /> : <SentLetter letter={data} />;
}

/** One letter: its form while it is a draft, then how far it is and what it said. */
export function Component() {
  const { loading, permissions } = useAccess();
  const { id = '' } = useParams();
  return (
    <>
      <PageTitle title={lettersText.title} />
      {loading ? (
        <ListSkeleton label={commonText.loading} />
      ) : isAllowed(permissions, 'forms_newsletter') ? (
        <Letter key={id} id={id} />
      ) : (
        <LettersRefused />
      )}
    </>
  );
}
