import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { presenceText as text } from '@/copy/admin/content-writing';
import { isolateRightToLeftName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { presenceQuery, reportPresenceEnd } from '../api/presence';

const nameListFormat = new Intl.ListFormat('fr');

/** Names the colleagues who have this text open. For a working copy, `id` is that of its original. */
export function TextPresenceNotice({ id }: { id: string }) {
  const { data: names = [] } = useQuery(presenceQuery(id));
  useEffect(() => () => void reportPresenceEnd(id), [id]);
  const listedNames = nameListFormat.format(
    names.map((name) => isolateRightToLeftName(name || text.somebody)),
  );
  return (
    <p role="status" className="order-last basis-full font-semibold text-highlight empty:absolute">
      {names.length > 0 ? `${listedNames} ${names.length === 1 ? text.one : text.many}` : null}
    </p>
  );
}
