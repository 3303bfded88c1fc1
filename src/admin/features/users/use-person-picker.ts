import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personPickerText as text } from '@/copy/admin/users';
import { MAX_PERSON_MATCHES, type PersonMatch, userQueries } from './api/user-queries';

/** Searches people and selects one. `isEligible` filters the results. */
export function usePersonPicker(
  initialPerson: PersonMatch | null,
  isEligible: (person: PersonMatch) => boolean = () => true,
) {
  const [searchText, setSearchText] = useState('');
  const [selectedPerson, setSelectedPerson] = useState(initialPerson);
  const matches = useQuery(userQueries.matches(searchText));
  const eligiblePeople = (matches.data ?? []).filter(isEligible);
  // The selected person stays when a later search does not find them.
  const person = eligiblePeople.find(({ id }) => id === selectedPerson?.id) ?? selectedPerson;
  const people =
    person && !eligiblePeople.some(({ id }) => id === person.id)
      ? [person, ...eligiblePeople]
      : eligiblePeople;

  function describeResults(): string {
    if (matches.isError) return text.searchFailed;
    if (matches.isPending) return '';
    if (eligiblePeople.length === 0) return text.noResult;
    return matches.data?.length === MAX_PERSON_MATCHES ? text.onlyFirstShown : '';
  }

  return {
    person,
    people,
    searchText,
    setSearchText,
    resultNote: describeResults(),
    select: (id: string) => setSelectedPerson(people.find((candidate) => candidate.id === id) ?? null),
  };
}

export type PersonPickerState = ReturnType<typeof usePersonPicker>;
