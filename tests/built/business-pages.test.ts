import { expect, it } from 'vitest';
import { parseBuiltPage, readElementTexts } from './support.ts';

const matchAll = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));

it('the partnerships page lists formats, and partners with name, sector and description', () => {
  const page = parseBuiltPage('/partenariats');
  expect(page.title).toMatch(/^Partenariats/);
  const partners = [...page.querySelectorAll('#partenaires li')];
  expect(partners).toHaveLength(6);
  for (const partner of partners) {
    // no logo yet: the sector is the title
    expect(readElementTexts(partner, 'h3')).toEqual([expect.not.stringContaining('Exemple')]);
    expect(readElementTexts(partner, 'p')).toEqual(matchAll(/Exemple/, /./));
  }
  expect(page.querySelector('#partenaires')?.textContent).toContain('Noms d’exemple');
  expect(page.querySelectorAll('#formats li')).toHaveLength(5);
});

it('the distribution page shows its reach and the share of each region', () => {
  const page = parseBuiltPage('/distribution');
  expect(readElementTexts(page, '#couverture li')).toEqual(
    matchAll(/^54 pays.*satellite/, /^25 villes.*terrestre/, /^150\+ pays.*international/),
  );
  expect(readElementTexts(page, '#penetration li h3 + p')).toEqual(['85%', '70%', '60%', '40%']);
  const bars = [...page.querySelectorAll<HTMLElement>('#penetration li [style]')];
  expect(bars.map(({ style }) => style.width)).toEqual(['85%', '70%', '60%', '40%']);
  expect(page.querySelector('#penetration')?.textContent).toContain('2.5M foyers');
  expect(page.querySelector('main')?.textContent).toContain('15+ plateformes');
});

it('the advertising page shows its audience, formats and plans', () => {
  const page = parseBuiltPage('/publicite');
  const figures = readElementTexts(page, 'main section:first-of-type dl > div');
  for (const [value, label] of [
    ['2.5M', 'téléspectateurs'],
    ['500K', 'utilisateurs OTT'],
    ['25+', 'pays'],
    ['4', 'chaînes'],
  ] as const)
    expect(figures.find((figure) => figure.includes(label))).toContain(value);
  expect(page.querySelector('#audience')?.textContent).toContain('18-45');
  expect(page.querySelector('#audience')?.textContent).toContain('60% de femmes');
  // ten squares, six of them in colour: 60 %
  expect(page.querySelectorAll('#audience span.rotate-45')).toHaveLength(10);
  expect(page.querySelectorAll('#audience span.rotate-45.bg-accent')).toHaveLength(6);
  expect(page.querySelector('#formats')?.textContent).toContain('Spots 15s-60s');
  const plans = readElementTexts(page, '#tarifs > div > ul > li');
  expect(plans).toEqual(
    matchAll(
      /Starter.*500€\/mois.*20 diffusions mensuelles.*1 chaîne/,
      /Premium.*Populaire.*1500€\/mois.*50 diffusions mensuelles.*2 chaînes/,
      /Enterprise.*Sur devis/,
    ),
  );
  expect(plans.filter((plan) => plan.includes('Populaire'))).toHaveLength(1);
});

it('the licensing page shows its catalogue and its plans', () => {
  const page = parseBuiltPage('/licensing');
  expect(readElementTexts(page, '#catalogue h2')).toEqual(matchAll(/Plus de 500 heures/));
  expect(readElementTexts(page, '#tarifs > div > ul > li')).toEqual(
    matchAll(
      /Essential.*5K€\/an.*50 contenus/,
      /Professional.*Populaire.*15K€\/an.*200 contenus/,
      /Enterprise.*Sur devis.*Catalogue sur mesure/,
    ),
  );
});

it('the investor page shows the figures of the specification, documents and contacts', () => {
  const page = parseBuiltPage('/investisseurs');
  expect(readElementTexts(page, 'main section:first-of-type dl > div')).toEqual(
    matchAll(
      /projeté.*€45\.2M \(\+127%\)/,
      /Téléspectateurs visés.*8\.5M/,
      /Pays visés.*25/,
      /EBITDA projeté.*€12\.8M/,
    ),
  );
  expect(readElementTexts(page, 'main h2')).toContain('Projections');
  expect(readElementTexts(page, '#ratios dl > div')).toEqual(
    matchAll(
      /Revenus récurrents.*Objectif.*89%/,
      /Rétention.*Objectif.*94%/,
      /CAC\/LTV.*Objectif.*1:8\.5/,
      /Marge brute.*Objectif.*72%/,
      /Croissance du marché.*45% par an/,
      /Fonds propres.*€140K/,
    ),
  );
  expect(page.querySelector('#ratios')?.textContent).toContain('ne constituent ni une promesse de résultat');
  expect(readElementTexts(page, '#calendrier ol > li')).toEqual(
    matchAll(/2024.*Situation actuelle/, /2025.*Série A/, /2026.*Série B/, /2027.*Expansion/),
  );
  const documents = readElementTexts(page, '#documents li');
  expect(documents).toHaveLength(4);
  for (const document of documents) expect(document).toMatch(/(PDF|XLSX).*\d,\d\sMo/);
  expect(page.querySelectorAll('#contacts li')).toHaveLength(2);
});
