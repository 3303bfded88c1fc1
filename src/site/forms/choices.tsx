/** A stored value and the words shown for it. */
export interface Choice {
  value: string;
  label: string;
}

/** The words of a stored value: the same, with the typography of the page. */
const shown = (value: string) => value.replaceAll("'", '’').replaceAll(' - ', '\u00a0–\u00a0');

/** Choices of a native list whose values are their own labels. */
export function choicesOf(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: shown(value) }));
}

/** Options of a native list; the first one stands for no choice. */
export function ChoiceList({ none, choices }: { none: string; choices: readonly Choice[] }) {
  return (
    <>
      <option value="">{none}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
