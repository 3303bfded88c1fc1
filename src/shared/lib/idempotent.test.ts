import { describe, expect, it } from 'vitest';
import { AppError } from './app-error';
import { makeIdempotent } from './idempotent';

const duplicate = new AppError('duplicate', { code: '23505', status: 409 });

/**
 * Fake table with one unique column. `fail` sets the error of the next requests; with null, they succeed again. After an error
 * other than 403, the row is stored and its answer lost.
 */
function createFakeTable() {
  const rows = new Set<string>();
  let failure: AppError | null = null;
  const insert = async (name: string) => {
    if (rows.has(name)) throw duplicate;
    if (failure?.status !== 403) rows.add(name);
    if (failure) throw failure;
    return name;
  };
  const send = makeIdempotent(insert, async (name) => `found ${name}`);
  return {
    send,
    fail: (error: AppError | null) => {
      failure = error;
    },
  };
}

describe('makeIdempotent', () => {
  it.each([new AppError('network'), new AppError('unknown', { status: 502 })])(
    'treats a duplicate after a lost answer as a success (%o)',
    async (lostAnswer) => {
      const { send, fail } = createFakeTable();
      fail(lostAnswer);
      await expect(send('Dakar')).rejects.toBe(lostAnswer);
      fail(null);
      await expect(send('Dakar')).resolves.toBe('found Dakar');
      // After a success, the next call is a new request.
      await expect(send('Dakar')).rejects.toBe(duplicate);
    },
  );

  it('reports a duplicate when no answer was lost', async () => {
    const { send, fail } = createFakeTable();
    await send('Dakar');
    await expect(send('Dakar')).rejects.toBe(duplicate);
    fail(new AppError('forbidden', { status: 403 }));
    await expect(send('Lomé')).rejects.toMatchObject({ kind: 'forbidden' });
    fail(null);
    await send('Lomé');
    await expect(send('Lomé')).rejects.toBe(duplicate);
  });

  it('remembers a lost answer for its own value only', async () => {
    const { send, fail } = createFakeTable();
    await send('Abidjan');
    fail(new AppError('network'));
    await expect(send('Dakar')).rejects.toMatchObject({ kind: 'network' });
    await expect(send('Abidjan')).rejects.toBe(duplicate);
  });
});

describe('makeIdempotent for a deletion', () => {
  const notFound = new AppError('not-found', { code: 'PGRST116', status: 406 });
  const lostAnswer = new AppError('network');

  /** Fake table with two rows. `setConnection` says what happens to the next requests. */
  function createFakeDeletion() {
    const rows = new Set(['Dakar', 'Lomé']);
    let connection: 'works' | 'loses requests' | 'loses answers' = 'works';
    let isRefused = false;
    const remove = makeIdempotent(
      async (name: string) => {
        if (connection === 'loses requests') throw lostAnswer;
        if (isRefused || !rows.delete(name)) throw notFound;
        if (connection === 'loses answers') throw lostAnswer;
      },
      async (name) => {
        if (rows.has(name)) throw notFound;
      },
      ['not-found'],
    );
    return {
      remove,
      setConnection: (next: typeof connection) => {
        connection = next;
      },
      refuse: () => {
        isRefused = true;
      },
    };
  }

  it('accepts a missing row after a lost answer', async () => {
    const { remove, setConnection } = createFakeDeletion();
    setConnection('loses answers');
    await expect(remove('Dakar')).rejects.toBe(lostAnswer);
    setConnection('works');
    await expect(remove('Dakar')).resolves.toBeUndefined();
  });

  it('reports a missing row that this browser did not delete', async () => {
    await expect(createFakeDeletion().remove('Abidjan')).rejects.toBe(notFound);
  });

  it('reports a refusal after a lost request, because the row still exists', async () => {
    const { remove, setConnection, refuse } = createFakeDeletion();
    setConnection('loses requests');
    await expect(remove('Lomé')).rejects.toBe(lostAnswer);
    setConnection('works');
    refuse();
    await expect(remove('Lomé')).rejects.toBe(notFound);
  });
});
