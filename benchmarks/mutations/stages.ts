import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formRowsByTable } from '../../supabase/tests/support/all-rules.ts';
import { dialogFormRowsByTable } from '../../supabase/tests/support/fixtures.ts';
import type { Mutant } from './catalogue.ts';

/** Test files in their order, and the pattern of the tests to run. */
export interface MutationTestStage {
  readonly files: readonly string[];
  readonly pattern: RegExp;
}

const EVERY_TEST = /^/;
const TESTS_DIR = path.resolve(import.meta.dirname, '../../supabase/tests');
const MATRIX_FILE = 'permission-matrix.test.ts';
/** Tests that compare the catalogue of PostgreSQL with a list. They notice a changed object, not its effect. */
const CATALOGUE_FILES = [
  'catalogue.test.ts',
  'advisors.test.ts',
  'migrations.test.ts',
  'visitor-tables.test.ts',
];
/** File with tests of both kinds, and the titles of those that compare the catalogue. */
const MIXED_FILE = 'default-privileges.test.ts';
const CATALOGUE_TITLES = 'on a .* > the migrations';
/** Slowest files after the matrix. They run last. */
const SLOW_FILES = ['media-bucket.test.ts', 'rate-limit.test.ts', 'count-lists.test.ts'];
/** Files that catch most mutants of a kind. They run early. */
const FIRST_FILES: Readonly<Record<string, readonly string[]>> = {
  'policy clause set to true': [MATRIX_FILE, 'rls-without-grants.test.ts', 'bucket-rows.test.ts'],
  'row level security off': [MATRIX_FILE, 'rls-without-grants.test.ts'],
  'column grant widened to the table': ['grants.test.ts'],
  'privilege granted': ['grants.test.ts'],
  'execute granted': ['grants.test.ts'],
  'constraint dropped': ['constraints.test.ts'],
  'trigger dropped': ['limited-forms.test.ts', 'site-settings.test.ts', MATRIX_FILE],
  'new objects granted by default': ['default-privileges.test.ts'],
  'timeout of a role removed': ['costly-requests.test.ts'],
  'create granted on a schema': ['grants.test.ts'],
};

const testSources = new Map(
  globSync('*.test.ts', { cwd: TESTS_DIR })
    .sort()
    .map((file) => [file, readFileSync(path.join(TESTS_DIR, file), 'utf8')]),
);

/** Stages of a mutant, which run in this order until a test fails. */
interface MutantStages {
  /** Files named like the mutant, first files of its kind, files that name its subject, tests of its table in the matrix. */
  readonly relatedTests: MutationTestStage;
  /** All other tests of behaviour. */
  readonly otherTests: readonly MutationTestStage[];
  /** Tests that compare the catalogue of PostgreSQL with a list. */
  readonly catalogueTests: MutationTestStage;
}

/** Returns the stages of a mutant. @param tables every table with rules in the matrix. */
export function planMutantStages(mutant: Mutant, tables: readonly string[]): MutantStages {
  const [schema, objectName = ''] = mutant.subject.split('.');
  const firstFiles = FIRST_FILES[mutant.kind] ?? [];
  const behaviourFiles = [...testSources.keys()].filter((file) => !CATALOGUE_FILES.includes(file));
  // a trigger « limit_consent_proofs » has its tests in consent-proofs.test.ts
  const filesNamedAlike = behaviourFiles.filter((file) =>
    mutant.name.endsWith(file.replace('.test.ts', '').replaceAll('-', '_')),
  );
  const relatedFiles = new Set([
    ...filesNamedAlike,
    ...firstFiles.filter((file) => testSources.has(file)),
    ...filesAboutSubject(),
  ]);
  const otherFiles = behaviourFiles
    .filter((file) => !relatedFiles.has(file))
    // the slow files last: indexOf returns -1 for all others
    .sort((a, b) => SLOW_FILES.indexOf(a) - SLOW_FILES.indexOf(b));
  const otherTables = tables.filter((table) => table !== objectName).join('|');
  const otherTablesPattern = `(${otherTables}) > (select|insert|update|delete) `;
  const behaviourPattern = new RegExp(`^(?!${CATALOGUE_TITLES}|${otherTablesPattern})`);

  function filesAboutSubject(): string[] {
    if (schema === 'storage') return behaviourFiles.filter((file) => file.includes('bucket'));
    const names = [objectName];
    // tests name several form tables at once by these identifiers
    if (objectName in formRowsByTable) names.push('formRowsByTable', 'forms');
    if (objectName in dialogFormRowsByTable) names.push('dialogFormRowsByTable', 'DialogTable');
    const mentionPattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
    const countMentions = (file: string) => testSources.get(file)?.match(mentionPattern)?.length ?? 0;
    // only a slow file tests the private functions of rate limits
    return behaviourFiles
      .filter((file) => countMentions(file) > 0 && (schema === 'private' || !SLOW_FILES.includes(file)))
      .sort((a, b) => countMentions(b) - countMentions(a));
  }

  return {
    relatedTests: { files: [...relatedFiles], pattern: behaviourPattern },
    otherTests: [
      { files: otherFiles, pattern: behaviourPattern },
      { files: [MATRIX_FILE], pattern: new RegExp(`^${otherTablesPattern}`) },
    ],
    catalogueTests: { files: [...CATALOGUE_FILES, MIXED_FILE], pattern: EVERY_TEST },
  };
}

/** Returns one stage with every test, for the unchanged database. */
export function createWholeSuiteStage(): MutationTestStage {
  return { files: [...testSources.keys()], pattern: EVERY_TEST };
}

/** The quickest file; it runs the set-up of the suite. */
export const MUTATION_WARM_UP_STAGE: MutationTestStage = {
  files: ['media-library.test.ts'],
  pattern: EVERY_TEST,
};

export function getTestFilePath(file: string): string {
  return path.join(TESTS_DIR, file);
}
