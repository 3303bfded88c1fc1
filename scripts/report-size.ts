/**
 * Prints the bytes that a first view downloads, for each prerendered page and for the back office. Exits 1
 * when a size is far over its budget (`TOLERANCE`), or when a public page downloads a forbidden module. Sizes are
 * brotli 11, in kB of 1000 bytes.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BundledChunk, getChunkListPath, listStaticImportFiles } from '../build/chunk-list.ts';
import { SHELL_FILE } from '../build/page-file.ts';
import { requireBuild } from './lib/require-build.ts';

/** JavaScript of a public page. */
const PUBLIC_SCRIPT_BUDGET = 105;
/** JavaScript of a public page with a form, which imports react-hook-form too. */
const FORM_PAGE_SCRIPT_BUDGET = 122;
/** JavaScript of the back office. */
const STAFF_SCRIPT_BUDGET = 192;
/**
 * A size above its budget is a warning; above the budget times this factor, an error. An offer that staff add
 * must not break a build.
 */
const TOLERANCE = 1.15;
/** Style sheet that each page inlines. */
const SHEET_BUDGET = 13;
/** HTML with its style sheet. Two network round trips carry 43 kB, so texts that staff add later may take 17 kB more. */
const HTML_BUDGET = 26;

/** Modules that no visitor downloads before idle (docs/rendering.md). */
const FORBIDDEN_MODULES =
  /node_modules\/(?:zod|@supabase|@radix-ui\/react-(?:dialog|alert-dialog|accordion)|@tanstack|sonner|lucide-react)\/|src\/admin\//;
const FORM_LIBRARY = /node_modules\/react-hook-form\//;

requireBuild();
const dist = path.resolve('dist');
const readFile = (file: string) => readFileSync(path.join(dist, file), 'utf8');
/** Kilobytes of each measured file. Pages share chunks, so each file is compressed once. */
const measuredSizes = new Map<string, number>();

function measureKilobytes(file: string): number {
  const size =
    measuredSizes.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file))).length / 1000;
  measuredSizes.set(file, size);
  return size;
}

const chunks: BundledChunk[] = JSON.parse(readFileSync(getChunkListPath(), 'utf8'));

/**
 * Returns the scripts that a page starts: its entry, and the chunks that it preloads. The last `<script>` of a page is
 * the start script (build/start-script.ts), which names them.
 */
function listScripts(html: string): string[] {
  const startScript = html.slice(html.lastIndexOf('<script'));
  return [...new Set([...startScript.matchAll(/(?<=\/)assets\/[\w.-]+\.js/g)].map(([file]) => file))];
}

const problems: string[] = [];
const warnings: string[] = [];

function checkBudget(page: string, size: number, budget: number, kind: string): void {
  if (size <= budget) return;
  const messages = size > budget * TOLERANCE ? problems : warnings;
  messages.push(`${page}: ${size.toFixed(2)} kB of ${kind}, budget ${budget}`);
}

/** One line of the report; sizes in kilobytes. */
interface PageSize {
  page: string;
  scriptCount: number;
  javascript: number;
  html: number;
}

const pageSizes: PageSize[] = [];
const sumKilobytes = (scripts: Iterable<string>) =>
  [...scripts].reduce((sum, script) => sum + measureKilobytes(script), 0);

for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
  if (file === SHELL_FILE) continue;
  const scripts = listScripts(readFile(file));
  const javascript = sumKilobytes(scripts);
  const html = measureKilobytes(file);
  const page = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  pageSizes.push({ page, scriptCount: scripts.length, javascript, html });
  if (scripts.length === 0) problems.push(`${file} starts no script`);
  const modules = chunks
    .filter(({ fileName }) => scripts.includes(fileName))
    .flatMap(({ moduleIds }) => moduleIds);
  const hasForm = modules.some((id) => FORM_LIBRARY.test(id));
  checkBudget(file, javascript, hasForm ? FORM_PAGE_SCRIPT_BUDGET : PUBLIC_SCRIPT_BUDGET, 'JavaScript');
  checkBudget(file, html, HTML_BUDGET, 'HTML');
  const forbiddenModules = modules.filter((id) => FORBIDDEN_MODULES.test(id));
  if (forbiddenModules.length > 0)
    problems.push(`${file} downloads ${forbiddenModules.slice(0, 3).join(', ')}`);
}

// A script of the back office must not contain a module of the site. A script of the site must not import a script of
// the back office. The `codeSplitting` of vite.config.ts keeps both apart.
const containsModule = (chunk: BundledChunk, folder: string) =>
  chunk.moduleIds.some((id) => id.includes(folder));
const staffChunks = chunks.filter((chunk) => containsModule(chunk, '/src/admin/'));
const staffFiles = new Set(staffChunks.map(({ fileName }) => fileName));
for (const chunk of chunks) {
  const isMixed = staffChunks.includes(chunk)
    ? containsModule(chunk, '/src/site/')
    : chunk.imports.some((file) => staffFiles.has(file));
  if (isMixed) problems.push(`${chunk.fileName} mixes the site and the back office`);
}

const staffScripts = new Set(
  [
    'src/admin/app/staff-root.tsx',
    'src/admin/app/admin-layout.tsx',
    'src/admin/features/dashboard/dashboard-screen.tsx',
  ].flatMap((module) => [...listStaticImportFiles(module, chunks)]),
);
const staffJavascript = sumKilobytes(staffScripts);
pageSizes.push({
  page: '/admin (after sign-in)',
  scriptCount: staffScripts.size,
  javascript: staffJavascript,
  html: measureKilobytes(SHELL_FILE),
});
checkBudget('/admin', staffJavascript, STAFF_SCRIPT_BUDGET, 'JavaScript');

const [sheet = ''] = globSync('assets/site-*.css', { cwd: dist });
checkBudget('every page', measureKilobytes(sheet), SHEET_BUDGET, 'style sheet');

console.log('first view                scripts   JS kB   HTML kB   (brotli)');
for (const { page, scriptCount, javascript, html } of pageSizes) {
  console.log(
    `${page.padEnd(26)}${String(scriptCount).padStart(7)}${javascript.toFixed(1).padStart(8)}${html.toFixed(1).padStart(10)}`,
  );
}
console.log(
  `budgets: ${PUBLIC_SCRIPT_BUDGET} kB of JavaScript and ${HTML_BUDGET} kB of HTML a public page, ${STAFF_SCRIPT_BUDGET} kB of JavaScript for the back office; style sheet ${measureKilobytes(sheet).toFixed(1)} of ${SHEET_BUDGET} kB`,
);
for (const warning of warnings) console.warn(`warning: ${warning}`);
for (const problem of problems) console.error(`error: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
