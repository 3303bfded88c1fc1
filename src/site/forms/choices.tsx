/** A stored value and its label. */
export interface Choice {
  value: string;
  label: string;
}

/** Applies the typography of the page to a stored value. */
const toLabel = (value: string) => value.replaceAll("'", '’').replaceAll(' - ', '\u00a0–\u00a0');

/** Returns choices whose labels are their values. */
export function toChoices(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: toLabel(value) }));
}

/** Options of a `<select>`; the first one, `placeholder`, is the empty value. */
export function SelectOptions({ placeholder, choices }: { placeholder: string; choices: readonly Choice[] }) {
  return (
    <>
      <option value="">{placeholder}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
