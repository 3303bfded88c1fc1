import { expect, it } from 'vitest';
import { parseBuiltPage } from './support.ts';

it('the help center lists support channels, and no service state older than seven days', () => {
  const page = parseBuiltPage('/help-center');
  const findSection = (title: string) =>
    [...page.querySelectorAll('section, aside')].find((section) =>
      section.querySelector('h2, h3')?.textContent.includes(title),
    );
  const channels = findSection('Une personne au bout du fil');
  expect(channels?.querySelectorAll('li')).toHaveLength(4);
  expect(channels?.textContent).toContain('9h – 18h GMT');
  for (const address of ['mailto:', 'tel:', '/contact'])
    expect(channels?.querySelectorAll(`a[href^="${address}"]`), address).toHaveLength(1);
  // the default status is older than seven days
  const serviceStatus = findSection('État des services');
  expect(serviceStatus?.textContent).toContain('Aucun état vérifié ces sept derniers jours.');
  expect(serviceStatus?.textContent).not.toContain('Opérationnel');
});
