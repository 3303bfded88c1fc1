import { button, field, link, type Target } from './target.ts';
import type { Visitor } from './visitor.ts';

/** Control of a page, and the steps that use it. */
export interface Control {
  title: string;
  path: string;
  use: (visitor: Visitor) => Promise<void>;
  tag?: string;
}

const heading = (name: string): Target => ({ css: 'h1', name });

const summary = { css: 'header summary' };

/** Opens the menu before hydration, then closes it with Escape. */
export async function openMenu(visitor: Visitor) {
  const inside = link('Chaînes', 'header details');
  await visitor.press(summary);
  await visitor.sees(inside);
  await visitor.waitForHydration();
  await visitor.sees(inside);
  await visitor.key('Escape');
  await visitor.seesNo(inside);
  await visitor.isFocused(summary);
}

async function useMenu(visitor: Visitor) {
  await openMenu(visitor);
  await visitor.press(summary);
  await visitor.press(link('À propos', 'header details'));
  await visitor.sees(heading('Nous filmons le continent de l’intérieur'));
}

async function useDialog(visitor: Visitor) {
  const opener = button('Télécharger Obouo Play', 'main');
  const dialog = { css: '[role=dialog]', name: 'Télécharger Obouo Play' };
  await visitor.press(opener);
  await visitor.sees(dialog);
  await visitor.key('Escape');
  await visitor.seesNo(dialog);
  await visitor.isFocused(opener);
}

export async function useFilter(visitor: Visitor) {
  const article = (slug: string) => ({ css: `[role=tabpanel] a[href$="/${slug}"]` });
  const [dakar, streaming] = [article('bureau-regional-dakar'), article('streaming-adaptatif')];
  await visitor.press({ css: '[role=tab]', name: 'Expansion' });
  await visitor.sees(dakar);
  await visitor.seesNo(streaming);
  await visitor.key('ArrowLeft');
  await visitor.sees({ css: '[role=tab][aria-selected=true]', name: 'Technologie' });
  await visitor.sees(streaming);
  await visitor.seesNo(dakar);
}

async function useQuestions(visitor: Visitor) {
  const question = { css: '#resultats :is(summary, h3 button)', name: 'Combien coûte l’abonnement' };
  const answer = { css: '#resultats p', name: 'Obouo Play existe en version gratuite' };
  await visitor.press(question);
  await visitor.sees(answer);
  await visitor.press(question);
  await visitor.seesNo(answer);
}

async function useSearch(visitor: Visitor) {
  const count = (name: string) => ({ css: '#resultats [role=status]', name });
  await visitor.waitForHydration();
  await visitor.type(field('Rechercher dans l’aide'), '48h');
  await visitor.sees(count('1 question'));
  await visitor.press(button('Tout afficher'));
  await visitor.sees(count('14 questions'));
}

async function useSiteSearch(visitor: Visitor) {
  const opener = button('Rechercher sur le site', 'header');
  const result = (name: string) => ({ css: '[role=dialog] li a', name });
  const words = { css: '[role=dialog] input[type=search]' };
  await visitor.press(opener);
  await visitor.isFocused(words);
  await visitor.type(words, 'serie');
  await visitor.sees(result('Obouo Play, le streaming'));
  await visitor.type(words, ' dakar');
  await visitor.seesNo(result('Obouo Play, le streaming'));
  await visitor.sees(result('Une coproduction'));
  await visitor.key('Escape');
  await visitor.seesNo(words);
  await visitor.isFocused(opener);
}

async function useChannels(visitor: Visitor) {
  const featured = (name: string) => ({ css: 'main h2', name });
  await visitor.press(button('Marmite Channel', '[aria-label="Choisir une chaîne"]'));
  await visitor.sees(featured('Marmite Channel'));
  await visitor.sees(featured('Le soir sur Marmite Channel'));
  await visitor.seesNo(featured('Hivowood'));
}

/** Controls that must work in every engine, even when an extension or a translator changes the page. */
export const controls: readonly Control[] = [
  { title: 'the menu opens, closes by Escape and leads on', path: '/contact', use: useMenu, tag: '@smoke' },
  { title: 'a dialog opens, closes by Escape and gives the focus back', path: '/', use: useDialog },
  { title: 'the press filter keeps one category, by arrow keys too', path: '/presse', use: useFilter },
  { title: 'a question opens and closes', path: '/help-center', use: useQuestions },
  { title: 'the search finds answers and lets go of them', path: '/help-center', use: useSearch },
  { title: 'the site is searched', path: '/contact', use: useSiteSearch },
  { title: 'a press features another channel', path: '/chaines', use: useChannels },
];
