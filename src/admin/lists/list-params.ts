import { cutSearch } from '@/admin/lib/search-param';
import { z } from '@/admin/lib/zod';
import { firstPage, type PagePosition, readPosition, writePosition } from './keyset';

/** One value of a list's address. */
export interface ListField<Value, Narrows extends boolean = true> {
  /** Name in the address. */
  name: string;
  /** Reads the value; never fails, an invalid value is the default. */
  schema: z.ZodType<Value>;
  /** Stays out of the address. */
  initial: Value;
  /** False for what changes order or layout and leaves the rows the same. */
  narrows: Narrows;
}

/** A value out of a list; null without one. */
export function oneOf<const Value extends string>(
  name: string,
  values: readonly Value[],
): ListField<Value | null> {
  return { name, schema: z.enum(values).nullable().catch(null), initial: null, narrows: true };
}

/** A text of this shape; null without one. */
export const matching = (name: string, shape: RegExp): ListField<string | null> => ({
  name,
  schema: z.string().regex(shape).nullable().catch(null),
  initial: null,
  narrows: true,
});

/** Id of a row, in lower case; null without one. */
export const rowId = (name: string): ListField<string | null> => ({
  name,
  schema: z.guid().toLowerCase().nullable().catch(null),
  initial: null,
  narrows: true,
});

/** A day, YYYY-MM-DD; empty without one. */
export const day = (name: string): ListField<string> => ({
  name,
  schema: z.iso.date().catch(''),
  initial: '',
  narrows: true,
});

/** True when the address has the name, whatever its value. */
export const flag = (name: string): ListField<boolean> => ({
  name,
  schema: z
    .string()
    .nullable()
    .transform((value) => value !== null),
  initial: false,
  narrows: true,
});

/** The typed search, cut to the length the database takes. */
export const search = (): ListField<string> => ({
  name: 'q',
  schema: z
    .string()
    .nullable()
    .transform((text) => cutSearch(text ?? '')),
  initial: '',
  narrows: true,
});

/** Order or layout of the list, out of these values. */
export function setting<const Value extends string>(
  name: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
): ListField<Value, false> {
  return { name, schema: z.enum(values).catch(initial), initial, narrows: false };
}

// biome-ignore lint/suspicious/noExplicitAny: a field reads and writes the same value, whatever its type
type Fields = Record<string, ListField<any, boolean>>;
type ValuesOf<F extends Fields> = { [K in keyof F]: ReturnType<F[K]['schema']['parse']> };
type FilterKeys<F extends Fields> = { [K in keyof F]: F[K]['narrows'] extends true ? K : never }[keyof F];

/** What an address asks of a list. */
export type ParamsOf<List extends { read: (parameters: URLSearchParams) => unknown }> = ReturnType<
  List['read']
>;

interface ListOptions<Params> {
  /** Rows of a page; absent for a list that is loaded whole. */
  pageSize?: number;
  /** Starts the query of each address, for a list that shares its path with another screen. */
  prefix?: string;
  /** Clears what means nothing beside the rest. */
  normalize?: (params: Params) => Params;
}

/**
 * Defines the address of a list: `read` never fails, `href` leaves defaults out and goes back to the first page when
 * anything but the page or the layout changes.
 */
export function defineListParams<const F extends Fields>(
  fields: F,
  options: ListOptions<ValuesOf<F> & { position: PagePosition }> = {},
) {
  type Values = ValuesOf<F>;
  type Params = Values & { position: PagePosition };
  const {
    pageSize = Number.POSITIVE_INFINITY,
    prefix = '',
    normalize = (params: Params) => params,
  } = options;
  const entries = Object.entries(fields) as [keyof F & string, ListField<unknown, boolean>][];
  const pick = (value: (key: keyof F & string, field: ListField<unknown, boolean>) => unknown) =>
    Object.fromEntries(entries.map(([key, field]) => [key, value(key, field)])) as Values;
  const initial: Params = { ...pick((_, field) => field.initial), position: firstPage };

  return {
    pageSize,
    initial,
    /** Reads an address; what is not valid in it counts as absent. */
    read: (parameters: URLSearchParams): Params =>
      normalize({
        ...pick((_, { name, schema }) => schema.parse(parameters.get(name))),
        position: readPosition(parameters, pageSize),
      }),
    /** Returns the query of the address of this list, with these changes. */
    href(current: Params = initial, change: Partial<Params> = {}): string {
      const next = normalize({ ...current, position: firstPage, ...change });
      const parameters = new URLSearchParams();
      for (const [key, { name, initial: absent }] of entries) {
        const value: unknown = next[key];
        if (value !== absent) parameters.set(name, value === true ? '1' : String(value));
      }
      writePosition(parameters, next.position);
      return `?${[prefix, parameters.toString()].filter(Boolean).join('&')}`;
    },
    /** True when a search or a filter narrows the list. */
    isFiltered: (params: Params): boolean =>
      entries.some(([key, { narrows, initial: absent }]) => narrows && params[key] !== absent),
    /** Returns what narrows the list, without order, layout and page: the key of its count. */
    filters: (params: Params) =>
      Object.fromEntries(
        entries.filter(([, { narrows }]) => narrows).map(([key]) => [key, params[key]]),
      ) as Pick<Values, FilterKeys<F>>,
  };
}
