import { z } from '@/admin/lib/zod';
import { inputLimits } from '@/shared/lib/limits';
import { cleanText } from '../../../supabase/functions/_shared/plain-text.ts';
import { firstPagePosition, type KeysetPosition, readKeysetPosition, writeKeysetPosition } from './keyset';

/** Definition of one parameter of a list's address. The default value is absent from the address. */
interface ListUrlParamDefinition<Value> {
  name: string;
  /** Reads the value. An invalid value, or null for an absent parameter, gives the default. */
  schema: z.ZodType<Value>;
  /** Writes the value; by default with `String`. */
  write?: (value: Value) => string;
  /** False for an order or a layout, which narrow nothing. */
  isFilter?: false;
}

/** Filter that is null when it is absent or invalid. */
const defineNullableParam = <Value>(
  name: string,
  schema: z.ZodType<Value>,
): ListUrlParamDefinition<Value | null> => ({ name, schema: schema.nullable().catch(null) });

/** Parameter with one of these values; null when absent. */
export const defineChoiceParam = <const Value extends string>(name: string, values: readonly Value[]) =>
  defineNullableParam<Value>(name, z.enum(values));

/** Parameter with a text that matches the pattern; null when absent. */
export const definePatternParam = (name: string, pattern: RegExp) =>
  defineNullableParam(name, z.string().regex(pattern));

/** Parameter with the id of a row, in lower case; null when absent. */
export const defineIdParam = (name: string) => defineNullableParam(name, z.guid().toLowerCase());

/** Parameter with a day, YYYY-MM-DD; empty when absent. */
export const defineDayParam = (name: string): ListUrlParamDefinition<string> => ({
  name,
  schema: z.iso.date().catch(''),
});

/** Parameter that is true when the address contains it, with any value. */
export const defineFlagParam = (name: string): ListUrlParamDefinition<boolean> => ({
  name,
  write: () => '1',
  schema: z
    .string()
    .nullable()
    .transform((value) => value !== null),
});

/** Parameter with the search, without invisible characters at its ends, cut to the length that the database accepts. */
export const defineSearchWordsParam = (): ListUrlParamDefinition<string> => ({
  name: 'q',
  schema: z
    .string()
    .nullable()
    // Cuts whole characters: half of a surrogate pair is invalid text.
    .transform((text) => [...cleanText(text ?? '')].slice(0, inputLimits.search).join('').trim()),
});

/** Parameter with the order or layout of the list. */
export function defineDisplayParam<const Value extends string>(
  name: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
): ListUrlParamDefinition<Value> {
  return { name, schema: z.enum(values).catch(initial), isFilter: false };
}

// biome-ignore lint/suspicious/noExplicitAny: the parameters have values of different types
type ParamDefinitions = Record<string, ListUrlParamDefinition<any>>;
type ParamValues<Definitions extends ParamDefinitions> = {
  [Key in keyof Definitions]: ReturnType<Definitions[Key]['schema']['parse']>;
};

/** Values of a list's address. */
export type ListParamValues<List extends { read: (parameters: URLSearchParams) => unknown }> = ReturnType<
  List['read']
>;

interface ListOptions<Params> {
  /** Rows of a page; absent for a list that is loaded whole. */
  pageSize?: number;
  /** Clears values that contradict others. */
  normalize?: (params: Params) => Params;
}

/** Defines the parameters of a list's address: how they are read and written. */
export function defineListUrlParams<const Definitions extends ParamDefinitions>(
  definitions: Definitions,
  options: ListOptions<ParamValues<Definitions> & { position: KeysetPosition }> = {},
) {
  type Key = keyof Definitions & string;
  type Values = ParamValues<Definitions>;
  type Params = Values & { position: KeysetPosition };
  const { pageSize = Number.POSITIVE_INFINITY, normalize = (params: Params) => params } = options;
  const entries = Object.entries(definitions) as [Key, ListUrlParamDefinition<unknown>][];
  const readValues = (searchParams: URLSearchParams) =>
    Object.fromEntries(
      entries.map(([key, { name, schema }]) => [key, schema.parse(searchParams.get(name))]),
    ) as Values;
  const initial: Params = { ...readValues(new URLSearchParams()), position: firstPagePosition };

  return {
    pageSize,
    initial,
    /** Reads an address; invalid values are the defaults. */
    read: (searchParams: URLSearchParams): Params =>
      normalize({
        ...readValues(searchParams),
        position: readKeysetPosition(searchParams, pageSize),
      }),
    /** Returns the query of the address after a change, without defaults. Without `position` in the change, it leads to the first page. */
    href(current: Params = initial, change: Partial<Params> = {}): string {
      const newParams = normalize({ ...current, position: firstPagePosition, ...change });
      const searchParams = new URLSearchParams();
      for (const [key, { name, write = String }] of entries) {
        const value: unknown = newParams[key];
        if (value !== initial[key]) searchParams.set(name, write(value));
      }
      writeKeysetPosition(searchParams, newParams.position);
      return `?${searchParams}`;
    },
    /** True when a search or a filter narrows the list. */
    isFiltered: (params: Params): boolean =>
      entries.some(([key, { isFilter = true }]) => isFilter && params[key] !== initial[key]),
  };
}
