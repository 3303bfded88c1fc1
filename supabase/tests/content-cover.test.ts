import { expect } from 'vitest';
import { ACTOR_NAMES, peopleByActor, targetPeople } from './support/actors.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertContent, insertMedia, insertPersonWithPermissions } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const { colleague } = targetPeople;

async function insertTextWithCover(tx: Transaction) {
  const media = await insertMedia(tx, colleague.id);
  const content = await insertContent(tx, { author: colleague.id, status: 'published' });
  await tx`update public.content set cover_media_id = ${media}, share_media_id = ${media} where id = ${content}`;
  return { media, content };
}

/** Error code, or number of changed rows. */
const OUTCOMES = {
  anon: '42501',
  'no role': 0,
  contributor: 0,
  moderator: '42501',
  editor: 1,
  admin: 1,
  'super admin': 1,
};

it.for(ACTOR_NAMES)(
  '%s edits cover, SEO fields and byline of a colleague’s draft only with permission',
  async (actor, { tx }) => {
    const media = await insertMedia(tx, colleague.id);
    const content = await insertContent(tx, { author: colleague.id });
    const changes = {
      cover_media_id: media,
      share_media_id: media,
      seo_title: 'Un titre plus court',
      seo_description: 'En deux phrases.',
      byline: 'Awa Diop',
    };
    for (const [column, value] of Object.entries(changes)) {
      const { code, count } = await runAs(tx, actor)`
        update public.content set ${tx({ [column]: value })} where id = ${content}`;
      expect(code ?? count, column).toBe(OUTCOMES[actor]);
    }
    const row = getOnlyRow(
      await tx`select ${tx(Object.keys(changes))} from public.content where id = ${content}`,
    );
    const untouched = {
      cover_media_id: null,
      share_media_id: null,
      seo_title: '',
      seo_description: '',
      byline: '',
    };
    expect(row).toEqual(OUTCOMES[actor] === 1 ? changes : untouched);
  },
);

it('a contributor sets the cover of an own draft; an unknown file is refused', async ({ tx }) => {
  const media = await insertMedia(tx, colleague.id);
  const create = (cover: string) => runAs(tx, 'contributor')`
      insert into public.content (title, slug, author_id, cover_media_id)
       values ('Essai', 'essai-de-couverture', ${peopleByActor.contributor.id}, ${cover})`;
  expect((await create(crypto.randomUUID())).code).toBe('23503');
  expect(await create(media)).toMatchObject({ code: null, count: 1 });
});

it('a text keeps its date and version when its pictures are deleted', async ({ tx }) => {
  const { media, content } = await insertTextWithCover(tx);
  const mediaManager = await insertPersonWithPermissions(tx, 'media_manage');
  const loadState = () =>
    tx`select cover_media_id, share_media_id, version, updated_at from public.content where id = ${content}`;
  const before = getOnlyRow(await loadState());
  expect(before.cover_media_id).toBe(media);
  const removal = await runAs(tx, mediaManager)`delete from public.media_library where id = ${media}`;
  expect(removal).toMatchObject({ code: null, count: 1 });
  expect(getOnlyRow(await loadState())).toEqual({ ...before, cover_media_id: null, share_media_id: null });
});
