import type postgres from 'postgres';
import * as queries from './schema-queries.ts';

type Transaction = postgres.TransactionSql<Record<string, unknown>>;

const HEAD = `-- The final state of the database, table by table, then its views and functions: to be read, never edited. Generated from the migrations
-- by \`npm run db:schema\`; why things are as they are stands beside them in supabase/migrations.
--
-- Expressions are in PostgreSQL's own words. What is granted to nobody is its owner's, role postgres, only.`;

/**
 * Returns the migrated database as SQL to read: tables with all that depends on them, then views and functions,
 * in a stable order.
 */
export async function printSchema(sql: postgres.Sql): Promise<string> {
  return sql.begin(async (tx) => {
    // Postgres then prints every name with its schema
    await tx`set local search_path = ''`;
    const parts = [
      HEAD,
      title('Settings of the roles, extensions, types, buckets'),
      ...(await lines(tx, queries.preliminaries)).map(inLines),
    ];
    for (const { name, kept } of await tx.unsafe(queries.tables))
      parts.push(await printTable(tx, name, kept));
    parts.push(
      title('On tables of the platform'),
      ...(await lines(tx, queries.policies, queries.PLATFORM)).map(tidy),
      ...(await lines(tx, queries.triggers, queries.PLATFORM)).map(tidy),
      title('Sequences'),
      ...(await lines(tx, queries.sequences)),
      title('Views'),
      ...(await lines(tx, queries.views)),
      title('Functions of the API: they run with the rights of whoever calls'),
      ...(await lines(tx, queries.functions, 'public')).map(tidyFunction),
      title('Functions of the private schema'),
      ...(await lines(tx, queries.functions, 'private')).map(tidyFunction),
    );
    return `${parts.join('\n\n')}\n`;
  });
}

async function printTable(tx: Transaction, name: string, kept: string): Promise<string> {
  const members = [
    ...(await lines(tx, queries.columns, name)),
    ...(await lines(tx, queries.constraints, name)),
  ];
  const blocks = [
    await lines(tx, queries.indexes, name),
    await lines(tx, queries.rowSecurity, name),
    await lines(tx, queries.policies, name),
    await lines(tx, queries.triggers, name),
    await lines(tx, queries.tableGrants, name),
  ];
  const rows = queries.TABLES_WITH_ROWS.includes(name) ? await lines(tx, queries.rowsQuery(name)) : [];
  return [
    title(name),
    `create ${kept}table ${name} (\n${members.map((member) => tidy(`  ${member.replaceAll(/\s*\n\s*/g, ' ')}`)).join(',\n')}\n);`,
    ...blocks.filter((block) => block.length > 0).map((block) => block.map(tidy).join('\n')),
    ...(rows.length > 0 ? [`-- Its first rows:\n${rows.join('\n')}`] : []),
  ].join('\n\n');
}

async function lines(tx: Transaction, query: string, about?: string): Promise<string[]> {
  const rows = await tx.unsafe(query, about === undefined ? [] : [about]);
  return rows.map(({ line }) => String(line).trimEnd());
}

const title = (text: string) => `-- ${'='.repeat(20)} ${text} ${'='.repeat(Math.max(4, 100 - text.length))}`;

const WIDTH = 120;

/** Redundant parentheses: one comparison between « and », « or » and other parentheses. */
const COMPARISON =
  /(?<=\(|AND |OR |WHERE )\(([\w.]+(?:\(\w+\))? (?:IS (?:NOT )?NULL|(?:[<>=]+|~) (?:'[^']*'(?:::[\w.]+)?|\d+|now\(\)|\(select [\w.]+\(\)\)|\w+\.\w+)))\)(?= AND| OR|\))/g;

/** Rewrites PostgreSQL's output in the style of the migrations: lower case, no defaults, short lines. */
function tidy(statement: string): string {
  const words = statement
    .replaceAll(/\( ?SELECT ([\w.]+\((?:'[^']*'(?:::text)?)?\)) AS \w+\)/g, '(select $1)')
    .replaceAll(/('(?:[^']|'')*')::text\b/g, '$1')
    .replaceAll(COMPARISON, '$1')
    .split(/('(?:[^']|'')*'|"[^"]*")/)
    .map((part, index) => (index % 2 === 0 ? tidyUnquoted(part) : part))
    .join('');
  return inLines(words);
}

/** Rewrites a part without quoted names or texts. */
function tidyUnquoted(sql: string): string {
  return sql
    .toLowerCase()
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(/\( select +/g, '(select ')
    .replaceAll(' using btree', '')
    .replaceAll('create or replace function', 'create function');
}

/** Rewrites the head and the grants of a function. Its body stays as it is. */
function tidyFunction(definition: string): string {
  const start = definition.search(/^(AS \$function\$|RETURN |BEGIN ATOMIC)/m);
  const grants = definition.lastIndexOf('\ngrant execute on function ');
  const end = grants < 0 ? definition.length : grants;
  return (
    tidy(definition.slice(0, start)) +
    definition.slice(start, end) +
    tidy(definition.slice(end).replaceAll(/,(?=\w)/g, ', '))
  );
}

function inLines(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (line.length > WIDTH ? breakLine(line) : [line]))
    .join('\n');
}

/** Breaks a line before each « and », « or » and « where », and after commas if it is still too long. */
function breakLine(line: string): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const bare = blankQuotedTexts(line);
  const places = [...bare.matchAll(/ (?=(?:and|or|where) )/g)].map(({ index }) => index);
  return [0, ...places].flatMap((start, number) => {
    const open =
      (bare.slice(0, start).match(/\(/g)?.length ?? 0) - (bare.slice(0, start).match(/\)/g)?.length ?? 0);
    const deeper = start === 0 ? '' : '  '.repeat(Math.max(1, open));
    return wrapped(`${indent}${deeper}${line.slice(start, places[number]).trim()}`, indent);
  });
}

function wrapped(line: string, indent: string): string[] {
  const at = blankQuotedTexts(line).lastIndexOf(', ', WIDTH);
  if (line.length <= WIDTH || at <= indent.length + 4) return [line];
  return [line.slice(0, at + 1), ...wrapped(`${indent}    ${line.slice(at + 2)}`, indent)];
}

/** Returns the line with blanks in place of its quoted texts, so that no text is broken. */
function blankQuotedTexts(line: string): string {
  return line.replaceAll(/'(?:[^']|'')*'/g, (text) => '·'.repeat(text.length));
}
