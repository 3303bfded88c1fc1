import type { BrowserVisitor } from './browser-visitor.ts';
import {
  createButtonSelector,
  createFieldSelector,
  createLinkSelector,
  createTitleSelector,
} from './element-selector.ts';

/** Test of a control: its page, and the steps that use it. */
export interface PageControlCase {
  title: string;
  path: string;
  checkControl: (visitor: BrowserVisitor) => Promise<void>;
  tag?: string;
}

const menuButton = { css: 'header summary' };

/** Opens the menu, even before hydration, and closes it with Escape on the hydrated page. */
export async function openAndCloseMenu(visitor: BrowserVisitor) {
  const menuLink = createLinkSelector('Chaînes', 'header details');
  await visitor.press(menuButton);
  await visitor.sees(menuLink);
  await visitor.waitForHydration();
  await visitor.sees(menuLink);
  await visitor.pressKey('Escape');
  await visitor.doesNotSee(menuLink);
  await visitor.expectFocused(menuButton);
}

async function checkMenu(visitor: BrowserVisitor) {
  await openAndCloseMenu(visitor);
  await visitor.press(menuButton);
  await visitor.press(createLinkSelector('À propos', 'header details'));
  await visitor.sees(createTitleSelector('Nous filmons le continent de l’intérieur'));
}

async function checkDialog(visitor: BrowserVisitor) {
  const opener = createButtonSelector('Télécharger Obouo Play', 'main');
  const dialog = { css: '[role=dialog]', name: 'Télécharger Obouo Play' };
  await visitor.press(opener);
  await visitor.sees(dialog);
  await visitor.pressKey('Escape');
  await visitor.doesNotSee(dialog);
  await visitor.expectFocused(opener);
}

/** Chooses two categories of the press filter, one after the other, and expects only the articles of each. */
export async function expectPressFilterToWork(visitor: BrowserVisitor) {
  const article = (slug: string) => ({ css: `[role=tabpanel] a[href$="/${slug}"]` });
  const [dakar, streaming] = [article('bureau-regional-dakar'), article('streaming-adaptatif')];
  await visitor.press({ css: '[role=tab]', name: 'Expansion' });
  await visitor.sees(dakar);
  await visitor.doesNotSee(streaming);
  await visitor.pressKey('ArrowLeft');
  await visitor.sees({ css: '[role=tab][aria-selected=true]', name: 'Technologie' });
  await visitor.sees(streaming);
  await visitor.doesNotSee(dakar);
}

async function checkQuestions(visitor: BrowserVisitor) {
  const question = { css: '#resultats :is(summary, h3 button)', name: 'Combien coûte l’abonnement' };
  const answer = { css: '#resultats p', name: 'Obouo Play existe en version gratuite' };
  await visitor.press(question);
  await visitor.sees(answer);
  await visitor.press(question);
  await visitor.doesNotSee(answer);
}

async function checkHelpSearch(visitor: BrowserVisitor) {
  const resultCount = (name: string) => ({ css: '#resultats [role=status]', name });
  await visitor.waitForHydration();
  await visitor.type(createFieldSelector('Rechercher dans l’aide'), '48h');
  await visitor.sees(resultCount('1 question'));
  await visitor.press(createButtonSelector('Tout afficher'));
  await visitor.sees(resultCount('14 questions'));
}

async function checkSiteSearch(visitor: BrowserVisitor) {
  const opener = createButtonSelector('Rechercher sur le site', 'header');
  const result = (name: string) => ({ css: '[role=dialog] li a', name });
  const searchInput = { css: '[role=dialog] input[type=search]' };
  await visitor.press(opener);
  await visitor.expectFocused(searchInput);
  await visitor.type(searchInput, 'serie');
  await visitor.sees(result('Obouo Play, le streaming'));
  await visitor.type(searchInput, ' dakar');
  await visitor.doesNotSee(result('Obouo Play, le streaming'));
  await visitor.sees(result('Une coproduction'));
  await visitor.pressKey('Escape');
  await visitor.doesNotSee(searchInput);
  await visitor.expectFocused(opener);
}

async function checkChannels(visitor: BrowserVisitor) {
  const getChannelTitle = (name: string) => ({ css: 'main h2', name });
  await visitor.press(createButtonSelector('Marmite Channel', '[aria-label="Choisir une chaîne"]'));
  await visitor.sees(getChannelTitle('Marmite Channel'));
  await visitor.sees(getChannelTitle('Le soir sur Marmite Channel'));
  await visitor.doesNotSee(getChannelTitle('Hivowood'));
}

/** Controls that must work in every engine, also on a page that the browser translates. */
export const pageControlCases: readonly PageControlCase[] = [
  {
    title: 'the menu opens, closes by Escape and leads to a page',
    path: '/contact',
    checkControl: checkMenu,
    tag: '@smoke',
  },
  {
    title: 'a dialog opens, closes by Escape and gives the focus back',
    path: '/',
    checkControl: checkDialog,
  },
  {
    title: 'the filter of the press page shows one category, by click and arrow key',
    path: '/presse',
    checkControl: expectPressFilterToWork,
  },
  { title: 'a question opens and closes', path: '/help-center', checkControl: checkQuestions },
  { title: 'the help search filters and resets', path: '/help-center', checkControl: checkHelpSearch },
  { title: 'the site search finds pages', path: '/contact', checkControl: checkSiteSearch },
  { title: 'a click on a channel shows its panel', path: '/chaines', checkControl: checkChannels },
];
