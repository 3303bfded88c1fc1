import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import awardsCollection from '@/copy/collections/awards';
import channelPicturesCollection from '@/copy/collections/channel-pictures';
import directContactsCollection from '@/copy/collections/direct-contacts';
import channelHighlightsCollection from '@/copy/collections/highlights';
import investorDocumentsCollection from '@/copy/collections/investor-documents';
import pagePicturesCollection from '@/copy/collections/page-pictures';
import partnersCollection from '@/copy/collections/partners';
import { defaultContactEmail } from '@/copy/directory';
import { channelPanelText } from '@/copy/pages/chaines';
import { pressAwardsText } from '@/copy/pages/presse';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { SectionPicture } from '@/site/components/section-picture';
import type { CollectionMediaFile, CollectionsByKey } from '@/site/data/collections';
import { ChannelHighlightList, ChannelPicture } from '@/site/sections/channels/channel-panel';
import { InvestorContactsSection } from '@/site/sections/investors/investor-contacts-section';
import { InvestorDocumentsSection } from '@/site/sections/investors/investor-documents-section';
import { PartnersSection } from '@/site/sections/partnerships/partners-section';
import { PressAwardsSection } from '@/site/sections/press/press-awards-section';
import { PressOfficeSection } from '@/site/sections/press/press-office-section';
import { renderPart } from './support/test-page-data-provider';

const file: CollectionMediaFile = {
  id: 'f',
  name: 'Plan d’affaires & annexes.pdf',
  type: 'application/pdf',
  size: 3_250_000,
  file_path: 'https://projet.example/storage/v1/object/public/media/uploads/1-plan.pdf',
};

const photo = { ...file, name: 'plateau.jpg', type: 'image/jpeg', caption: '', credit: '' };
const drawing = { sources: {}, img: { src: '/dessin.svg', w: 320, h: 320 } };

let collections: CollectionsByKey = {};
beforeEach(() => {
  collections = {};
});

/** Saves a collection with the changes of staff, in place of all others. */
function saveCollection(
  { key, initial }: { key: string; initial: object },
  changes: { texts?: object; items?: readonly object[]; files?: Record<string, CollectionMediaFile> },
) {
  collections = { [key]: { ...initial, version: 1, files: {}, ...changes } } as CollectionsByKey;
}
const renderWithCollections = (part: ReactNode) => renderPart(part, { collections });

it('a document that staff uploaded has its own file name and size', () => {
  const [first, ...others] = investorDocumentsCollection.initial.items;
  const items = [{ ...first, document: file.id }, ...others];
  saveCollection(investorDocumentsCollection, { items, files: { f: file } });
  const page = renderWithCollections(<InvestorDocumentsSection />);
  expect(page).toContain(
    `href="${getLibraryFileUrl(file.file_path)}?download=Plan%20d%E2%80%99affaires%20%26%20annexes.pdf"`,
  );
  expect(page).toContain('3,1\u00a0Mo');
  expect(page).not.toContain('4,2\u00a0Mo');
  expect(page.match(/<button/g)).toHaveLength(3);
  expect(page).toMatch(/<button(?:(?!<\/button>).)*Modèle financier/s);
});

it('a document without its file has a button to request it', () => {
  const items = investorDocumentsCollection.initial.items.map((item) => ({ ...item, document: file.id }));
  saveCollection(investorDocumentsCollection, { items });
  const page = renderWithCollections(<InvestorDocumentsSection />);
  expect(page).not.toContain('download=');
  expect(page.match(/<button/g)).toHaveLength(4);
});

it('awards are announced as coming until staff add the first', () => {
  const emptyPage = renderWithCollections(<PressAwardsSection />);
  expect(emptyPage).toContain(pressAwardsText.placeholder);
  expect(emptyPage).not.toContain('<li');
  const award = {
    id: 'prix',
    title: 'Prix du public',
    jury: 'Festival',
    date: '2026',
    text: 'Pour une série.',
    picture: '',
    link: '',
  };
  const linkedAward = {
    ...award,
    id: 'autre',
    title: 'Grand prix',
    link: 'https://festival.example/palmares',
  };
  saveCollection(awardsCollection, { items: [award, linkedAward] });
  const page = renderWithCollections(<PressAwardsSection />);
  expect(page).not.toContain(pressAwardsText.placeholder);
  expect(page).toMatch(/<h3[^>]*>Prix du public<\/h3>/);
  expect(page).toMatch(/<h3[^>]*><a href="https:\/\/festival\.example\/palmares"[^>]*>Grand prix/);
});

it('without partners the page shows one sentence instead of a list', () => {
  const { texts } = partnersCollection.initial;
  saveCollection(partnersCollection, { items: [] });
  const page = renderWithCollections(<PartnersSection />);
  expect(page).toContain('sera publié ici');
  for (const text of ['<ul', '<li', texts.lead, texts.note]) expect(page).not.toContain(text);
});

it.each([
  ['the press', 'presse', <PressOfficeSection key="presse" />],
  ['investors', 'investisseurs', <InvestorContactsSection key="investisseurs" />],
] as const)('the contact link of %s is the direct contact, else the general address', (_name, id, part) => {
  const mailTo = () => /href="mailto:([^"]+)"/.exec(renderWithCollections(part))?.[1];
  const { items } = directContactsCollection.initial;
  expect(mailTo()).toBe(items.find((item) => item.id === id)?.email);
  const otherContacts = items.filter((item) => item.id !== id);
  saveCollection(directContactsCollection, { items: [...otherContacts, { id, email: 'neuve@exemple.com' }] });
  expect(mailTo()).toBe('neuve@exemple.com');
  saveCollection(directContactsCollection, { items: otherContacts });
  expect(mailTo()).toBe(defaultContactEmail);
});

it("a channel shows its highlights with staff's pictures, or a sentence", () => {
  const [first, ...others] = channelHighlightsCollection.initial.items.filter(
    ({ channel }) => channel === 'hivowood',
  );
  const render = () => renderWithCollections(<ChannelHighlightList channel="hivowood" />);
  expect(render()).not.toContain('<img');
  expect(render().match(/<h4/g)).toHaveLength(4);
  saveCollection(channelHighlightsCollection, {
    items: [{ ...first, picture: 'f' }, ...others],
    files: { f: { ...photo, alt_text: 'Le plateau' } },
  });
  expect(render().match(/<img/g)).toHaveLength(1);
  expect(render()).toContain('alt="Le plateau"');
  saveCollection(channelHighlightsCollection, { items: [] });
  expect(render()).toContain(channelPanelText.noHighlights);
  expect(render()).not.toContain('<ul');
});

it('a channel shows its drawing until staff choose a picture', () => {
  const render = () => renderWithCollections(<ChannelPicture channel="obouo-tv" character={drawing} />);
  expect(render()).toContain('/dessin.svg');
  const texts = { ...channelPicturesCollection.initial.texts, 'obouo-tv': 'f' };
  saveCollection(channelPicturesCollection, { texts, files: { f: { ...photo, alt_text: 'L’équipe' } } });
  expect(render()).not.toContain('/dessin.svg');
  expect(render()).toContain('alt="L’équipe"');
  // without the file in the library
  saveCollection(channelPicturesCollection, { texts });
  expect(render()).toContain('/dessin.svg');
});

it('a photograph that staff chose replaces the drawing of its section', () => {
  const files = { f: { ...photo, alt_text: 'Un tournage à Dakar', focal_x: 20, focal_y: 60 } };
  const render = () =>
    renderWithCollections(
      <SectionPicture
        section="licensing"
        source={drawing}
        narrow={{ source: drawing, sizes: '100vw' }}
        alt=""
        sizes="100vw"
        className="w-full"
        priority
      />,
    );
  expect(render()).toContain('/dessin.svg');
  const { texts } = pagePicturesCollection.initial;
  saveCollection(pagePicturesCollection, { texts: { ...texts, home: 'f' }, files });
  expect(render()).toContain('/dessin.svg');
  saveCollection(pagePicturesCollection, { texts: { ...texts, licensing: 'f' }, files });
  expect(render()).not.toContain('/dessin.svg');
  expect(render()).toContain('alt="Un tournage à Dakar"');
  expect(render()).toContain('object-position:20% 60%');
  expect(render()).toContain('fetchPriority="high"');
});
