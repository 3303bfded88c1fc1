import { SearchField } from '@/admin/lists/search-field';
import type { FieldText } from '@/copy/types';
import { SelectField } from '@/shared/form/field';
import type { PersonSearch } from '../use-person-search';
import { fullName } from '../user-model';

interface PersonPickerProps {
  choice: PersonSearch;
  searchLabel: string;
  field: FieldText;
  /** Label of the empty option. */
  none: string;
  onChoose?: () => void;
}

/** Fields of a person search: text and results. */
export function PersonPicker({ choice, searchLabel, field, none, onChoose }: PersonPickerProps) {
  return (
    <>
      <div className="flex flex-col gap-2 [&_search]:w-full">
        <SearchField label={searchLabel} value={choice.search} onSearch={choice.setSearch} />
        <p role="status" className="text-sm text-muted empty:hidden">
          {choice.note}
        </p>
      </div>
      <SelectField
        {...field}
        value={choice.person?.id ?? ''}
        onChange={(event) => {
          onChoose?.();
          choice.choose(event.target.value);
        }}
      >
        <option value="">{none}</option>
        {choice.people.map((one) => (
          <option key={one.id} value={one.id}>
            {one.email ? `${fullName(one)} (${one.email})` : fullName(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
