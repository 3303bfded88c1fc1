import { readDefaultArticles } from '../build/read-articles.ts';
import { importArticles } from './lib/operate/import-articles.ts';
import { connectAsOwner } from './lib/operate/owner-database.ts';
import { runScriptWithDatabaseUrl } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run content:import
Writes the articles of src/copy/articles as published contents. It skips each slug that the database has or had.
Database: DATABASE_URL (the connection string of a hosted project), else the local backend's.`;

/** Imports the articles. Returns the new slugs, and a sentence with their number. */
async function importFiles(url: string): Promise<string> {
  const articles = readDefaultArticles();
  const database = connectAsOwner(url);
  try {
    const slugs = await database.begin((tx) => importArticles(tx, articles, { writesJournal: true }));
    const skippedCount = articles.length - slugs.length;
    return [...slugs, `${slugs.length} imported, ${skippedCount} skipped.`].join('\n');
  } finally {
    await database.end();
  }
}

if (process.argv.length > 2) {
  console.error(USAGE);
  process.exit(2);
}
await runScriptWithDatabaseUrl(importFiles);
