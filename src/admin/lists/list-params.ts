import { z } from '@/admin/lib/zod';
import { inputLimits } from '@/shared/lib/limits';
import { firstPagePosition, type PagePosition, readPagePosition, writePagePosition } from './keyset';

/** Definition of one parameter of a list's address: name, validation and default. */
export interface ListUrlParam<Value, IsFilter extends boolean = true> {
  /** Name in the address. */
  name: string;
  /** Reads the value; an invalid value is the default. */
  schema: z.ZodType<Value>;
  /** Writes a value that is not a text. */
  write?: (value: Value) => string;
  /** Default value, absent from the address. */
  initial: Value;
  /** True for a search or a filter, false for an order or a layout. */
  isFilter: IsFilter;
}

/** Parameter with one of these values; null when absent. */
export function defineChoiceParam<const Value extends string>(
  name: string,
  values: readonly Value[],
): ListUrlParam<Value | null> {
  return { name, schema: z.enum(values).nullable().catch(null), initial: null, isFilter: true };
}

/** Parameter with a text that matches the pattern; null when absent. */
export const definePatternParam = (name: string, pattern: RegExp): ListUrlParam<string | null> => ({
  name,
  schema: z.string().regex(pattern).nullable().catch(null),
  initial: null,
  isFilter: true,
});

/** Parameter with the id of a row, in lower case; null when absent. */
export const defineIdParam = (name: string): ListUrlParam<string | null> => ({
  name,
  schema: z.guid().toLowerCase().nullable().catch(null),
  initial: null,
  isFilter: true,
});

/** Parameter with a day, YYYY-MM-DD; empty when absent. */
export const defineDayParam = (name: string): ListUrlParam<string> => ({
  name,
  schema: z.iso.date().catch(''),
  initial: '',
  isFilter: true,
});

/** Parameter that is true when the address contains it, with any value. */
export const defineFlagParam = (name: string): ListUrlParam<boolean> => ({
  name,
  write: () => '1',
  schema: z
    .string()
    .nullable()
    .transform((value) => value !== null),
  initial: false,
  isFilter: true,
});

/** Parameter with the search, cut to the length that the database accepts. */
export const defineSearchParam = (): ListUrlParam<string> => ({
  name: 'q',
  schema: z
    .string()
    .nullable()
    // Cuts whole characters: half of a surrogate pair is invalid text.
    .transform((text) => [...(text ?? '').trim()].slice(0, inputLimits.search).join('').trim()),
  initial: '',
  isFilter: true,
});

/** Parameter with the order or layout of the list. */
export function defineDisplayParam<const Value extends string>(
  name: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
): ListUrlParam<Value, false> {
  return { name, schema: z.enum(values).catch(initial), initial, isFilter: false };
}

// biome-ignore lint/suspicious/noExplicitAny: the parameters have values of different types
type ParamDefinitions = Record<string, ListUrlParam<any, boolean>>;
/** Type of each parsed value. */
type ParamValues<Definitions extends ParamDefinitions> = {
  [Key in keyof Definitions]: ReturnType<Definitions[Key]['schema']['parse']>;
};
/** Names of the parameters that are filters. */
type FilterKeys<Definitions extends ParamDefinitions> = {
  [Key in keyof Definitions]: Definitions[Key]['isFilter'] extends true ? Key : never;
}[keyof Definitions];

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
  options: ListOptions<ParamValues<Definitions> & { position: PagePosition }> = {},
) {
  type Key = keyof Definitions & string;
  type Values = ParamValues<Definitions>;
  type Params = Values & { position: PagePosition };
  const { pageSize = Number.POSITIVE_INFINITY, normalize = (params: Params) => params } = options;
  const entries = Object.entries(definitions) as [Key, ListUrlParam<unknown, boolean>][];
  const filterEntries = entries.filter(([, { isFilter }]) => isFilter);
  const createValues = (getValue: (param: ListUrlParam<unknown, boolean>) => unknown) =>
    Object.fromEntries(entries.map(([key, param]) => [key, getValue(param)])) as Values;
  const initial: Params = { ...createValues((param) => param.initial), position: firstPagePosition };

  return {
    pageSize,
    initial,
    /** Reads an address; invalid values are the defaults. */
    read: (searchParams: URLSearchParams): Params =>
      normalize({
        ...createValues(({ name, schema }) => schema.parse(searchParams.get(name))),
        position: readPagePosition(searchParams, pageSize),
      }),
    /** Returns the query of the address after a change, without defaults. Only a change of `position` keeps the page. */
    href(current: Params = initial, change: Partial<Params> = {}): string {
      const newParams = normalize({ ...current, position: firstPagePosition, ...change });
      const searchParams = new URLSearchParams();
      for (const [key, { name, write = String, initial: defaultValue }] of entries) {
        const value: unknown = newParams[key];
        if (value !== defaultValue) searchParams.set(name, write(value));
      }
      writePagePosition(searchParams, newParams.position);
      return `?${searchParams}`;
    },
    /** True when a search or a filter narrows the list. */
    isFiltered: (params: Params): boolean =>
      filterEntries.some(([key, { initial: defaultValue }]) => params[key] !== defaultValue),
    /** Returns the filters without order, layout and page. They are part of the query key of the count. */
    filters: (params: Params) =>
      Object.fromEntries(filterEntries.map(([key]) => [key, params[key]])) as Pick<
        Values,
        FilterKeys<Definitions>
      >,
  };
}
