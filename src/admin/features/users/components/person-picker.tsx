import { SearchField } from '@/admin/lists/search-field';
import type { FieldText } from '@/copy/types';
import { SelectField } from '@/shared/form/field';
import type { PersonPickerState } from '../use-person-picker';
import { formatFullName } from '../user-model';

interface PersonPickerProps {
  search: PersonPickerState;
  searchLabel: string;
  field: FieldText;
  noneLabel: string;
  onChoose?: () => void;
}

export function PersonPicker({ search, searchLabel, field, noneLabel, onChoose }: PersonPickerProps) {
  return (
    <>
      <div className="flex flex-col gap-2 [&_search]:w-full">
        <SearchField label={searchLabel} value={search.searchText} onSearch={search.setSearchText} />
        <p role="status" className="text-sm text-muted empty:hidden">
          {search.resultNote}
        </p>
      </div>
      <SelectField
        {...field}
        value={search.person?.id ?? ''}
        onChange={(event) => {
          onChoose?.();
          search.select(event.target.value);
        }}
      >
        <option value="">{noneLabel}</option>
        {search.people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.email ? `${formatFullName(person)} (${person.email})` : formatFullName(person)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
