import fc from 'fast-check';
import { DEFAULT_ARTICLE_PATHS } from '../../e2e/support/default-article-paths.ts';
import type {
  Collection,
  CollectionValue,
  FieldDefinition,
  FieldDefinitionsByName,
} from '../../src/copy/collection.ts';
import { removeControlCharactersFromJson } from '../../supabase/functions/_shared/plain-text.ts';
import {
  hostileLineArbitrary,
  hostileMarkdownArbitrary,
  hostileMarkdownBuilders,
} from '../../tests/support/hostile-texts.ts';

/** Fields of a text as `save_content` takes them. */
export interface SampleText {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  content_type: string;
  seo_title: string;
  seo_description: string;
  byline: string;
  pinned: boolean;
}

/** Texts of a file in the media library. */
export interface MediaTexts {
  original_filename: string;
  alt_text: string;
  caption: string;
  credit: string;
}

/** Programme as `import_programmes` takes it, without its hours. */
export interface SampleProgramme {
  title: string;
  kind: string;
  summary: string;
  highlight: boolean;
}

const defaultArticleSlugs = DEFAULT_ARTICLE_PATHS.map((path) => path.replace('/presse/', ''));

/** Cleans three records of four as the forms do. The others stay as they are, as an API client may send them. */
const cleanMostRecords = <Value>(records: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof(
    { weight: 3, arbitrary: records.map((record) => removeControlCharactersFromJson(record)) },
    { weight: 1, arbitrary: records },
  );

/** Builds records with a prototype, as JSON.parse does: `removeControlCharactersFromJson` ignores other objects. */
const plainRecord = <Values extends object>(model: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> }) =>
  fc.record<Values>(model, { noNullPrototype: true });

const longText = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom(...Object.values(hostileMarkdownBuilders)),
      fc.integer({ min: 300, max: maxLength }),
    )
    .map(([buildText, length]) => buildText(length));

/** Generates texts; a few share an address. */
const texts = (maxLength: number): fc.Arbitrary<SampleText> =>
  cleanMostRecords(
    plainRecord({
      title: hostileLineArbitrary,
      slug: fc.oneof(
        { weight: 20, arbitrary: fc.uuid().map((id) => `texte-${id.slice(0, 13)}`) },
        { weight: 1, arbitrary: hostileLineArbitrary },
        { weight: 1, arbitrary: fc.constantFrom(...defaultArticleSlugs, 'index', '404') },
      ),
      content: fc.oneof(
        { weight: 9, arbitrary: hostileMarkdownArbitrary },
        { weight: 1, arbitrary: longText(maxLength) },
      ),
      excerpt: fc.oneof(hostileLineArbitrary, fc.constant('')),
      content_type: fc.constantFrom('article', 'news', 'page'),
      seo_title: fc.oneof(hostileLineArbitrary, fc.constant('')),
      seo_description: fc.oneof(hostileLineArbitrary, fc.constant('')),
      byline: fc.oneof(hostileLineArbitrary, fc.constant('')),
      pinned: fc.boolean(),
    }),
  );

const media: fc.Arbitrary<MediaTexts> = cleanMostRecords(
  plainRecord({
    original_filename: hostileLineArbitrary,
    alt_text: hostileLineArbitrary,
    caption: hostileLineArbitrary,
    credit: hostileLineArbitrary,
  }),
);

const programmes: fc.Arbitrary<SampleProgramme> = cleanMostRecords(
  plainRecord({
    title: hostileLineArbitrary,
    kind: fc.oneof(hostileLineArbitrary, fc.constant('')),
    summary: fc.oneof(hostileLineArbitrary, hostileMarkdownArbitrary, fc.constant('')),
    highlight: fc.boolean(),
  }),
);

/** Generates a value that the form accepts for this field. */
function acceptedValue(field: FieldDefinition): fc.Arbitrary<unknown> {
  const line = (maxLength: number) =>
    hostileLineArbitrary.map(
      (text) => removeControlCharactersFromJson(text).trim().slice(0, maxLength).trim() || 'a',
    );
  switch (field.kind) {
    case 'text':
    case 'long':
      return line(field.maxLength);
    case 'lines':
      return fc.array(line(field.maxLength), { minLength: 1, maxLength: field.maxCount });
    case 'choice':
      return fc.constantFrom(...field.options.map(({ key }) => key));
    case 'references':
      return fc.constant(['a']);
    case 'switch':
      return fc.boolean();
    case 'day':
      return fc.constantFrom('2026-02-28', '9999-12-31');
    case 'link':
      return fc.constantFrom('/presse', 'https://a.example/<b', 'mailto:a@b.example', 'tel:+2250000');
    case 'email':
      return fc.constant('a@b.example');
    case 'phone':
      return fc.constant('+225 27 00 00 00 00');
    case 'reference':
      return fc.constant('a');
    default:
      return fc.constantFrom('', '00000000-0000-4000-8000-000000000000');
  }
}

const formValues = (fields: FieldDefinitionsByName): fc.Arbitrary<Record<string, unknown>> =>
  plainRecord(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, acceptedValue(field)])),
  );

/** Generates values of a collection: half of them valid, the others with a wrong field, any JSON or deep nesting. */
function createCollectionValueArbitrary({ textFields, itemFields }: Collection): fc.Arbitrary<unknown> {
  const items = fc
    .array(formValues(itemFields), { maxLength: 12 })
    .map((list) => list.map((one, index) => ({ ...one, id: `un-${index}` })));
  const acceptedValues = plainRecord({ texts: formValues(textFields), items });
  const brokenValues = fc
    .tuple(acceptedValues, fc.constantFrom('texts', 'items'), fc.oneof(hostileLineArbitrary, fc.jsonValue()))
    .map(([value, name, other]): unknown => ({ ...value, [name]: other }));
  const deepValues = fc.integer({ min: 1, max: 1500 }).map((depth) => {
    let value: unknown = 'a';
    for (let level = 0; level < depth; level += 1) value = [value];
    return { texts: {}, items: value };
  });
  return fc.oneof(
    { weight: 4, arbitrary: acceptedValues },
    { weight: 2, arbitrary: brokenValues },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: deepValues },
  );
}

/** Returns the generators. Each sample derives its seed from `runSeed`, so a run can be repeated. */
export function createSampleGenerators(runSeed: number) {
  let seed = runSeed * 1000;
  const sample =
    <Value>(values: fc.Arbitrary<Value>) =>
    (numRuns: number): Value[] => {
      seed += 1;
      return numRuns > 0 ? fc.sample(values, { seed, numRuns }) : [];
    };
  return {
    texts: (count: number, maxLength: number) => sample(texts(maxLength))(count),
    media: sample(media),
    programmes: sample(programmes),
    lines: sample(hostileLineArbitrary),
    json: sample(fc.jsonValue()),
    collections: (collection: Collection, count: number) =>
      sample(createCollectionValueArbitrary(collection))(count) as CollectionValue[],
  };
}

export type SampleGenerators = ReturnType<typeof createSampleGenerators>;
