import { AppError, mayBeStored, toAppError } from '@/shared/lib/app-error';
import { supabase } from './supabase';
import { unwrap } from './unwrap';

/** Values of saves without a response, by the row that the form read. */
const unansweredSaves = new WeakMap<object, object[]>();

/**
 * Saves the fields that the person changed in the opened row, with `otherColumns`. Throws « conflict » when a colleague
 * changed one of these fields meanwhile. A retry after a lost answer finds the saved values.
 */
export async function updateChangedFields<Row extends { id: string }>(
  table: 'categories' | 'tags' | 'media_library',
  openedRow: Row,
  values: Partial<Row>,
  otherColumns: { position?: number } = {},
): Promise<{ id: string }> {
  const { id } = openedRow;
  const sentValues = (unansweredSaves.get(openedRow) ?? []) as Partial<Row>[];
  // A field that a save without a response may have stored is sent too.
  const changedNames = (Object.keys(values) as (keyof Row & string)[]).filter((name) =>
    [openedRow, ...sentValues].some((knownRow) => values[name] !== knownRow[name]),
  );
  if (changedNames.length === 0) return { id };
  const changes = Object.fromEntries(changedNames.map((name) => [name, values[name]]));
  // The client's types expect one known table, but all tables have an id.
  const queryRows = () => supabase.from(table as 'tags');
  let update = queryRows()
    .update({ ...changes, ...otherColumns })
    .eq('id', id);
  for (const name of changedNames)
    update = update.filter(name, openedRow[name] === null ? 'is' : 'eq', openedRow[name]);
  try {
    return await unwrap(update.select('id').single());
  } catch (cause) {
    const error = toAppError(cause);
    if (mayBeStored(error)) unansweredSaves.set(openedRow, [...sentValues, values]);
    if (error.kind !== 'not-found') throw cause;
    const answer: unknown = await unwrap(queryRows().select(changedNames.join()).eq('id', id).single());
    const currentRow = answer as Partial<Row>;
    const isCurrent = (row: Partial<Row>) => changedNames.every((name) => currentRow[name] === row[name]);
    if (isCurrent(values)) return { id };
    // The row is as the form read it: row security refused the update.
    if (isCurrent(openedRow)) throw cause;
    if (!sentValues.some(isCurrent)) throw new AppError('conflict');
    // An earlier save without a response was stored, so the next attempt starts from its values.
    return updateChangedFields(table, { ...openedRow, ...currentRow }, values, otherColumns);
  }
}
