import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Contains the fingerprint of the last successful run of the `supabase/local` suite. */
const PASSED_FILE = 'supabase/local/passed.sha256';
/** Files the suite depends on without importing them. */
const OTHER_INPUTS = ['package-lock.json', 'vitest.config.ts', 'supabase/config.toml'];
/** Relative path in an import of any form. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Returns the SHA-256 of the files that decide whether the suite of `supabase/local` runs again: its code, imported files,
 * mail templates, configuration, locked versions. The migrations are left out, although three test files apply them.
 */
export function computeBackendSuiteFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of [...findInputs(root)].sort()) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(path.join(root, file)))
      .update('\n');
  }
  return hash.digest('hex');
}

/** Returns true when the suite has passed with the present content of these files. */
export function hasBackendSuitePassed(root: string): boolean {
  return readFileSync(path.join(root, PASSED_FILE), 'utf8').trim() === computeBackendSuiteFingerprint(root);
}

/** Stores the fingerprint of a successful run. @returns the file to commit. */
export function storeBackendFingerprint(root: string): string {
  writeFileSync(path.join(root, PASSED_FILE), `${computeBackendSuiteFingerprint(root)}\n`);
  return PASSED_FILE;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function findInputs(root: string): Set<string> {
  const inputs = new Set([
    ...globSync(['supabase/local/**/*.{ts,sql}', 'supabase/templates/*'], { cwd: root }),
    ...OTHER_INPUTS,
  ]);
  // The loop also reaches the files that it adds.
  for (const file of inputs) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, importPath = ''] of text.matchAll(IMPORT)) {
      const importedFile = path.posix.join(path.posix.dirname(file), importPath);
      // Modules of the site import each other without an extension.
      const extension = ['', '.ts', '.tsx'].find((ending) => isFile(path.join(root, importedFile + ending)));
      inputs.add(importedFile + (extension ?? ''));
    }
  }
  return inputs;
}
