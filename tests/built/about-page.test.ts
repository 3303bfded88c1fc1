import { expect, it } from 'vitest';
import { parseBuiltPage, readElementTexts } from './support.ts';

it('the about page shows its figures, sections, values, people and links', () => {
  const page = parseBuiltPage('/a-propos');
  const figures = readElementTexts(page, 'main dl > div');
  for (const [value, label] of [
    ['4', 'chaînes'],
    ['2.5M', 'téléspectateurs'],
    ['15+', 'pays'],
    ['500+', 'employés'],
    ['1000+', 'heures de contenu'],
    ['50+', 'prix'],
  ] as const)
    expect(figures.find((figure) => figure.includes(label))).toContain(value);
  const titles = [
    /table de montage/,
    /Une mission, une vision/,
    /Six engagements/,
    /Deux années/,
    /Six visages/,
    /Venez écrire la suite/,
  ];
  expect(readElementTexts(page, 'main h2')).toEqual(titles.map((title) => expect.stringMatching(title)));
  expect(readElementTexts(page, 'main h3')).toEqual(
    expect.arrayContaining(['Notre mission', 'Notre vision', '2024', '2025']),
  );
  const events = readElementTexts(page, 'h4');
  expect(events).toHaveLength(8);
  expect(events).toContain('Naissance du Groupe Obouo');

  const findSection = (title: RegExp) =>
    [...page.querySelectorAll('main section')].find((section) =>
      title.test(section.querySelector('h2')?.textContent ?? ''),
    );
  expect(findSection(/Six engagements/)?.querySelectorAll('li')).toHaveLength(6);
  const people = [...(findSection(/Six visages/)?.querySelectorAll('li') ?? [])];
  expect(people).toHaveLength(6);
  for (const person of people) {
    const name = person.querySelector('h3')?.textContent ?? '';
    expect(person.querySelector('img')?.getAttribute('alt')).toContain(name);
    expect(person.querySelectorAll('p')).toHaveLength(2);
  }
  expect(readElementTexts(page, 'main a[href="/carrieres"]')).toContain('Voir les offres d’emploi');
  expect(readElementTexts(page, 'main a[href="/contact#bureaux"]')).toContain('Nos bureaux');
});
