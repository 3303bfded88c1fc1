import { readDefaultArticles } from '../build/read-articles.ts';
import { importArticles } from './lib/operate/import-articles.ts';
import { readScriptArguments, runScriptWithDatabase } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run content:import
Writes the articles of src/copy/articles as published contents. It skips each slug that is or was in use.
Database: DATABASE_URL, the connection string of a hosted project. The local backend imports them at its start.`;

readScriptArguments(USAGE, 0);
await runScriptWithDatabase(async (database) => {
  const articles = readDefaultArticles();
  const slugs = await database.begin((tx) => importArticles(tx, articles, { writesJournal: true }));
  const skippedCount = articles.length - slugs.length;
  return [...slugs, `${slugs.length} imported, ${skippedCount} skipped.`].join('\n');
});
