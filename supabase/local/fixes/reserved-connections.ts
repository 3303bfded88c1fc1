import postgres, { type ReservedSql, type Sql } from 'postgres';

/** One session of the database. */
interface Session {
  sql: Sql;
  isLost: boolean;
  /** Statement that prepared the session for its last borrower. */
  setupStatement: string;
  /** Reject functions of the running statements. */
  rejectRunning: Set<(error: Error) => void>;
}

type Settings = Parameters<typeof postgres>[0];
type Borrower = (session: Session) => void;

const createLostConnectionError = () =>
  Object.assign(new Error('The connection to the database was lost.'), { code: 'CONNECTION_CLOSED' });

function runStatement(session: Session, query: Parameters<Sql['unsafe']>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (session.isLost) return reject(createLostConnectionError());
    session.rejectRunning.add(reject);
    const stopTracking = () => session.rejectRunning.delete(reject);
    session.sql
      .unsafe(...query)
      .then(resolve, reject)
      .finally(stopTracking);
  });
}

/**
 * Fix 19. The driver keeps a reserved connection whose server process has ended. Its next statement throws an
 * uncatchable error, or never settles. After its return to the pool, no borrower gets a connection any more.
 * Here each reserved connection is a separate client. A client that lost its connection refuses statements, and the
 * next borrower gets a new client.
 * @param createSetupStatement returns the statement that prepares a connection for its borrower.
 * @returns replacements of the driver's `reserve` and `end`.
 */
export function createReservedConnections(driver: Sql, size: number, createSetupStatement: () => string) {
  const idleSessions: Session[] = [];
  const openSessions = new Set<Session>();
  const borrowers: Borrower[] = [];

  function openSession(): Session {
    const onclose = () => {
      session.isLost = true;
      openSessions.delete(session);
      for (const reject of session.rejectRunning) reject(createLostConnectionError());
    };
    // no maximum lifetime, because a client would reconnect in the middle of a transaction
    const settings = { ...driver.options, max: 1, max_lifetime: null, onclose };
    const sql = postgres(settings as unknown as Settings);
    const session: Session = { sql, isLost: false, setupStatement: '', rejectRunning: new Set() };
    openSessions.add(session);
    return session;
  }

  function serveBorrowers(): void {
    while (borrowers.length > 0) {
      let session = idleSessions.pop();
      while (session?.isLost) session = idleSessions.pop();
      session ??= openSessions.size < size ? openSession() : undefined;
      if (!session) return;
      borrowers.shift()?.(session);
    }
  }

  /**
   * The driver queries the array types in each new connection, and no code can catch an error of that query. So one
   * connection queries the types for all connections.
   */
  async function loadArrayTypes(): Promise<void> {
    if (!driver.options.fetch_types) return;
    await driver.unsafe('select');
    driver.options.fetch_types = false;
  }

  async function setUp(session: Session): Promise<void> {
    const setupStatement = createSetupStatement();
    if (session.setupStatement === setupStatement) return;
    await runStatement(session, [setupStatement]);
    session.setupStatement = setupStatement;
  }

  async function reserve(): Promise<ReservedSql> {
    await loadArrayTypes();
    const session = await new Promise<Session>((resolve) => {
      borrowers.push(resolve);
      serveBorrowers();
    });
    const unsafe = (...query: Parameters<Sql['unsafe']>) => runStatement(session, query);
    const release = () => {
      if (!session.isLost) idleSessions.push(session);
      serveBorrowers();
    };
    try {
      await setUp(session);
    } catch (error) {
      release();
      throw error;
    }
    return { unsafe, release } as unknown as ReservedSql;
  }

  async function end(options?: { timeout?: number }): Promise<void> {
    await Promise.all([...openSessions].map(({ sql }) => sql.end(options)));
  }

  return { reserve, end };
}
