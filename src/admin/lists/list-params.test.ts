import { expect, it } from 'vitest';
import { inputLimits } from '@/shared/lib/limits';
import { firstPagePosition, type KeysetPosition } from './keyset';
import {
  defineChoiceParam,
  defineDayParam,
  defineDisplayParam,
  defineFlagParam,
  defineIdParam,
  defineListUrlParams,
  definePatternParam,
  defineSearchWordsParam,
} from './list-params';

const listUrlParams = defineListUrlParams(
  {
    status: defineChoiceParam('status', ['draft', 'published']),
    role: definePatternParam('role', /^[a-z]+$/),
    person: defineIdParam('personne'),
    isLate: defineFlagParam('retard'),
    from: defineDayParam('du'),
    search: defineSearchWordsParam(),
    sort: defineDisplayParam('tri', ['newest', 'name'], 'newest'),
  },
  { pageSize: 20, normalize: (params) => (params.isLate ? params : { ...params, from: '' }) },
);
const readQuery = (query: string) => listUrlParams.read(new URLSearchParams(query));
const personId = 'd0000000-0000-4000-8000-00000000000a';
const defaults = {
  status: null,
  role: null,
  person: null,
  isLate: false,
  from: '',
  search: '',
  sort: 'newest',
};

it('reads every kind of value', () => {
  const query = `status=draft&role=editor&personne=${personId.toUpperCase()}&retard&du=2026-11-01&q=%20été&tri=name`;
  expect(readQuery(`${query}&page=2&fin=5`)).toEqual({
    status: 'draft',
    role: 'editor',
    person: personId,
    isLate: true,
    from: '2026-11-01',
    search: 'été',
    sort: 'name',
    position: { page: 2, lastRows: 5 },
  });
});

it.each(['', 'status=toString&role=É&personne=moi&tri=x&page=0', 'status=&role=a+b&du=2026-13-45&page=1.5'])(
  'reads invalid values as absent: %j',
  (query) => {
    expect(readQuery(query)).toEqual({ ...defaults, position: firstPagePosition });
  },
);

it('leaves defaults out of the address', () => {
  expect(listUrlParams.href()).toBe('?');
  expect(listUrlParams.href(readQuery('retard&q=Dakar&tri=newest'))).toBe('?retard=1&q=Dakar');
});

it('opens the first page when another value than the page changes', () => {
  const current = readQuery('status=draft&tri=name&page=3');
  expect(listUrlParams.href(current, { search: 'Dakar' })).toBe('?status=draft&q=Dakar&tri=name');
  const cursor = { value: "n'diaye ~ ange", id: personId };
  const fourthPosition: KeysetPosition = { page: 4, before: cursor };
  expect(readQuery(listUrlParams.href(current, { position: fourthPosition }))).toEqual({
    ...current,
    position: fourthPosition,
  });
});

it('clears values that contradict others when reading and writing', () => {
  expect(readQuery('du=2026-11-01').from).toBe('');
  expect(listUrlParams.href(readQuery('retard&du=2026-11-01'), { isLate: false })).toBe('?');
});

it('is filtered by a search, not by the order or the page', () => {
  expect(listUrlParams.isFiltered(readQuery('tri=name&page=2'))).toBe(false);
  expect(listUrlParams.isFiltered(readQuery('q=Dakar'))).toBe(true);
});

it('drops the invisible characters around a pasted search', () => {
  expect(readQuery(`q=${encodeURIComponent('\u200bDakar\u00ad\ufeff')}`).search).toBe('Dakar');
  expect(readQuery(`q=${encodeURIComponent('\u200b')}`).search).toBe('');
});

it('cuts a search to the database limit, never inside a character', () => {
  expect(readQuery(`q=${'😀'.repeat(500)}`).search).toBe('😀'.repeat(inputLimits.search));
});
