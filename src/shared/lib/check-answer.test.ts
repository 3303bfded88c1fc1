import { describe, expect, it } from 'vitest';
import { checkAnswer, checkFor } from './check-answer';

const ONE = { accept: 'application/vnd.pgrst.object+json' };
const rest = (path: string) => `https://projet.supabase.co/rest/v1/${path}`;

function passes(answer: unknown, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return checkFor(method, rest(path), new Headers(headers))?.(answer) ?? true;
}

/** What a proxy, a sign-in page or another version may send. */
const strangers: readonly unknown[] = [{}, null, 'x', 12.5, [{}], [null], ['x'], [[]], undefined];

describe('checkFor', () => {
  it.each([
    ['categories?select=id,name', [{ id: '1', name: 'Actualités' }]],
    ['categories?select=id,content(count)', [{ id: '1', content: [{ count: 2 }] }]],
    [
      'user_roles?select=role,roles(label,role_permissions(permission))',
      [{ role: 'editor', roles: { label: 'Éditeur', role_permissions: [{ permission: 'all' }] } }],
    ],
    ['media_library?select=id,uploader:profiles(first_name,last_name)', [{ id: '1', uploader: null }]],
    ['profiles?select=id,user_roles!inner(role)', [{ id: '1', user_roles: [{ role: 'editor' }] }]],
    ['content?select=id,at:created_at::text', [{ id: '1', at: '2026' }]],
    ['rpc/find_people?select=id', [{ id: '1' }]],
  ])('knows the rows of %s, and nothing else', (path, answer) => {
    expect(passes(answer, path)).toBe(true);
    expect(passes(answer[0], path, ONE)).toBe(true);
    expect(passes(answer[0], path)).toBe(false);
    expect(passes(answer, path, ONE)).toBe(false);
    for (const stranger of strangers) {
      expect(passes(stranger, path)).toBe(false);
      expect(passes(stranger, path, ONE)).toBe(false);
    }
    // no row is a list, and never the one row
    expect(passes([], path)).toBe(true);
    expect(passes([], path, ONE)).toBe(false);
  });

  it('looks into the rows of other tables', () => {
    const path = 'roles?select=key,role_permissions(permission)';
    expect(passes([{ key: 'editor', role_permissions: [{}] }], path)).toBe(false);
    expect(passes([{ key: 'editor', role_permissions: 'x' }], path)).toBe(false);
  });

  it('takes whole numbers alone for a count', () => {
    expect(passes(0, 'rpc/count_people', {}, 'POST')).toBe(true);
    for (const stranger of [...strangers, '3', []]) {
      expect(passes(stranger, 'rpc/count_people', {}, 'POST')).toBe(false);
    }
  });

  it('expects nothing where nothing was asked back', () => {
    expect(checkFor('POST', rest('consent_proofs'), new Headers())).toBe(null);
    expect(checkFor('HEAD', rest('content?select=*'), new Headers())).toBe(null);
  });

  it('wants an account from the sign-up and a whole session from the sign-in', () => {
    const ask = (path: string, answer: unknown) =>
      checkFor('POST', `https://projet.supabase.co/auth/v1/${path}`, new Headers())?.(answer);
    const session = { access_token: 'a', refresh_token: 'b', user: { id: '1' } };
    expect(ask('token?grant_type=refresh_token', session)).toBe(true);
    expect(ask('signup', session)).toBe(true);
    expect(ask('signup', session.user)).toBe(true);
    expect(ask('recover', {})).toBe(true);
    for (const path of ['token', 'signup', 'user']) {
      for (const stranger of strangers) expect(ask(path, stranger)).toBe(false);
    }
  });
});

describe('checkAnswer', () => {
  const expected = checkFor('GET', rest('tags?select=id'), new Headers());

  it('hands over what passes, body and all, and every failure as it came', async () => {
    const rows = new Response('[{"id":"1"}]', { status: 200 });
    expect(await (await checkAnswer(rows, expected)).json()).toEqual([{ id: '1' }]);
    const refusal = new Response('{"code":"42501"}', { status: 403 });
    expect(await checkAnswer(refusal, expected)).toBe(refusal);
  });

  it.each(['{}', '', '<!doctype html>', '[{}]'])(
    'makes a failure of a success that holds « %s »',
    async (body) => {
      expect((await checkAnswer(new Response(body, { status: 200 }), expected)).status).toBe(502);
    },
  );
});
