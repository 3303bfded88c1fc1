import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pickerText as text } from '@/copy/admin/users';
import { MAX_MATCHES, type Person, userQueries } from './api/user-queries';

/** Searches people and selects one. `isEligible` filters the results. */
export function usePersonSearch(initial: Person | null, suits: (person: Person) => boolean = () => true) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(initial);
  const matches = useQuery(userQueries.matches(search));
  const found = (matches.data ?? []).filter(suits);
  // the selected person stays when a later search does not find them
  const person = found.find(({ id }) => id === chosen?.id) ?? chosen;
  const people = person && !found.some(({ id }) => id === person.id) ? [person, ...found] : found;

  function note(): string {
    if (matches.isError) return text.searchFailed;
    if (matches.isPending) return '';
    if (found.length === 0) return text.nobody;
    return matches.data?.length === MAX_MATCHES ? text.more : '';
  }

  return {
    person,
    people,
    search,
    setSearch,
    note: note(),
    choose: (id: string) => setChosen(people.find((one) => one.id === id) ?? null),
  };
}

export type PersonSearch = ReturnType<typeof usePersonSearch>;
