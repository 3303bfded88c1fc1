import postgres from 'postgres';

/** Runs a task with a connection to a database, and closes the connection. */
export async function withDatabase<Answer>(
  url: string,
  work: (sql: postgres.Sql) => Promise<Answer>,
): Promise<Answer> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
