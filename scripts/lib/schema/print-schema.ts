import type postgres from 'postgres';
import * as queries from './schema-queries.ts';

type Transaction = postgres.TransactionSql<Record<string, unknown>>;

const HEADER = `-- The final state of the database, table by table, then its views and functions: to be read, never edited. Generated from the migrations
-- by \`npm run db:schema\`; the migrations contain the reasons.
--
-- Expressions are as PostgreSQL prints them, not as the migrations write them. Only the owner, role postgres, may use an object without a grant.`;

/**
 * Returns the migrated database as SQL to read, in a stable order: tables with their indexes, policies, triggers and
 * grants, then views and functions.
 */
export async function formatSchema(sql: postgres.Sql): Promise<string> {
  return sql.begin(async (tx) => {
    // Postgres then prints every name with its schema
    await tx`set local search_path = ''`;
    const parts = [
      HEADER,
      formatTitle('Settings of roles; extensions, types and buckets'),
      ...(await queryLines(tx, queries.schemaPrerequisitesSql)).map(breakLongLines),
    ];
    for (const { name, persistence } of await tx.unsafe(queries.tablesSql))
      parts.push(await formatTable(tx, name, persistence));
    parts.push(
      formatTitle('Policies and triggers on tables of Supabase'),
      ...(await queryLines(tx, queries.policiesSql, queries.PLATFORM_TABLES_SELECTOR)).map(tidyStatement),
      ...(await queryLines(tx, queries.triggersSql, queries.PLATFORM_TABLES_SELECTOR)).map(tidyStatement),
      formatTitle('Sequences'),
      ...(await queryLines(tx, queries.sequencesSql)),
      formatTitle('Views'),
      ...(await queryLines(tx, queries.viewsSql)),
      formatTitle('Functions of the API: they run with the rights of the caller'),
      '-- Each of these creates a function of the API. It only calls the function of the same name in the private schema.',
      (await queryLines(tx, queries.exposedFunctionsSql)).join('\n'),
      ...(await queryLines(tx, queries.functionsSql, 'public')).map(tidyFunction),
      formatTitle('Functions of the private schema'),
      ...(await queryLines(tx, queries.functionsSql, 'private')).map(tidyFunction),
    );
    return `${parts.join('\n\n')}\n`;
  });
}

async function formatTable(tx: Transaction, name: string, persistence: string): Promise<string> {
  const members = [
    ...(await queryLines(tx, queries.columnsSql, name)),
    ...(await queryLines(tx, queries.constraintsSql, name)),
  ];
  const blocks = [
    await queryLines(tx, queries.indexesSql, name),
    await queryLines(tx, queries.rowSecuritySql, name),
    await queryLines(tx, queries.policiesSql, name),
    await queryLines(tx, queries.triggersSql, name),
    await queryLines(tx, queries.tableGrantsSql, name),
  ];
  const memberLines = members.map((member) => tidyStatement(`  ${member.replaceAll(/\s*\n\s*/g, ' ')}`));
  const parts = [
    formatTitle(name),
    `create ${persistence}table ${name} (\n${memberLines.join(',\n')}\n);`,
    ...blocks.filter((block) => block.length > 0).map((block) => block.map(tidyStatement).join('\n')),
  ];
  if (queries.TABLES_WITH_MIGRATED_ROWS.includes(name)) {
    const rows = await queryLines(tx, queries.buildRowsAsCommentsSql(name));
    parts.push(`-- Its first rows:\n${rows.join('\n')}`);
  }
  return parts.join('\n\n');
}

async function queryLines(tx: Transaction, query: string, parameter?: string): Promise<string[]> {
  const rows = await tx.unsafe(query, parameter === undefined ? [] : [parameter]);
  return rows.map(({ line }) => String(line).trimEnd());
}

const formatTitle = (text: string) =>
  `-- ${'='.repeat(20)} ${text} ${'='.repeat(Math.max(4, 100 - text.length))}`;

const MAX_LINE_LENGTH = 120;

/** Matches redundant parentheses around one comparison, such as the inner ones of `((status = 'new') AND (rank > 1))`. */
const PARENTHESIZED_COMPARISON =
  /(?<=\(|AND |OR |WHERE )\(([\w.]+(?:\(\w+\))? (?:IS (?:NOT )?NULL|(?:[<>=]+|~) (?:'[^']*'(?:::[\w.]+)?|\d+|now\(\)|\(select [\w.]+\(\)\)|\w+\.\w+)))\)(?= AND| OR|\))/g;

/** Rewrites PostgreSQL's output like the migrations: lower case, short lines, no `using btree` or other defaults. */
function tidyStatement(statement: string): string {
  const tidiedStatement = statement
    // "( SELECT auth.uid() AS uid)" → "(select auth.uid())"
    .replaceAll(/\( ?SELECT ([\w.]+\((?:'[^']*'(?:::text)?)?\)) AS \w+\)/g, '(select $1)')
    .replaceAll(/('(?:[^']|'')*')::text\b/g, '$1')
    .replaceAll(PARENTHESIZED_COMPARISON, '$1')
    // the quoted parts are at the odd indices
    .split(/('(?:[^']|'')*'|"[^"]*")/)
    .map((part, index) => (index % 2 === 0 ? tidyUnquoted(part) : part))
    .join('');
  return breakLongLines(tidiedStatement);
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
    tidyStatement(definition.slice(0, start)) +
    definition.slice(start, end) +
    tidyStatement(definition.slice(end).replaceAll(/,(?=\w)/g, ', '))
  );
}

function breakLongLines(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (line.length > MAX_LINE_LENGTH ? breakLine(line) : [line]))
    .join('\n');
}

/** Breaks a line before each « and », « or » and « where », and after commas if it is still too long. */
function breakLine(line: string): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const maskedLine = maskQuotedTexts(line);
  const breakIndexes = [...maskedLine.matchAll(/ (?=(?:and|or|where) )/g)].map(({ index }) => index);
  return [0, ...breakIndexes].flatMap((start, index) => {
    const textBefore = maskedLine.slice(0, start);
    const openParentheses = textBefore.split('(').length - textBefore.split(')').length;
    const extraIndent = start === 0 ? '' : '  '.repeat(Math.max(1, openParentheses));
    return wrapLine(`${indent}${extraIndent}${line.slice(start, breakIndexes[index]).trim()}`, indent);
  });
}

function wrapLine(line: string, indent: string): string[] {
  const commaIndex = maskQuotedTexts(line).lastIndexOf(', ', MAX_LINE_LENGTH);
  if (line.length <= MAX_LINE_LENGTH || commaIndex <= indent.length + 4) return [line];
  return [line.slice(0, commaIndex + 1), ...wrapLine(`${indent}    ${line.slice(commaIndex + 2)}`, indent)];
}

/** Returns the line with a dot for each character of a quoted text, so that no text is broken. */
function maskQuotedTexts(line: string): string {
  return line.replaceAll(/'(?:[^']|'')*'/g, (text) => '·'.repeat(text.length));
}
