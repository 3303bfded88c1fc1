import { expect, test } from 'vitest';
import { applyFrenchTypography } from './french-typography';

/** `_` stands for the non-breaking space. */
const withSpaces = (text: string) => text.replaceAll('_', '\u00a0');

const cases: readonly [typed: string, expected: string][] = [
  ['Marmite : cinq recettes ; et après ? Oui !', 'Marmite_: cinq recettes_; et après_? Oui_!'],
  ['Marmite: cinq recettes; et après? Oui!', 'Marmite_: cinq recettes_; et après_? Oui_!'],
  ['Vraiment ?! Non?!', 'Vraiment_?! Non_?!'],
  ['Deux  espaces  : un', 'Deux  espaces_: un'],
  ['« Bonjour » dit-il', '«_Bonjour_» dit-il'],
  ['«Bonjour» («tous»).', '«_Bonjour_» («_tous_»).'],
  ['Il dit "oui" et "peut-être bien".', 'Il dit «_oui_» et «_peut-être bien_».'],
  ['"Vraiment?" ("non")', '«_Vraiment_?_» («_non_»)'],
  ['L\'émission "Le cœur d\'or"', 'L’émission «_Le cœur d’or_»'],
  ["d'\"Obouo\" à l'« heure », l'8", 'd’«_Obouo_» à l’«_heure_», l’8'],
  ["aujourd'hui", 'aujourd’hui'],
  ['Un écran de 12" et un guillemet " seul', 'Un écran de 12" et un guillemet " seul'],
  ['Deux écrans, 12" et 14"', 'Deux écrans, 12" et 14"'],
  ['À suivre...', 'À suivre…'],
  ['Et puis... ? Fin...!', 'Et puis…_? Fin…_!'],
  ['50 % ou 50%, 20 € ou 20€', '50_% ou 50_%, 20_€ ou 20_€'],
  ['7 jours, 3 h, 12 km, 25 M€, 30 °C, 4 Go', '7_jours, 3_h, 12_km, 25_M€, 30_°C, 4_Go'],
  ["3 millions d'euros (12 Mbit/s)", '3_millions d’euros (12_Mbit/s)'],
  ['3 semaines, 2 sœurs, 5 hommes', '3 semaines, 2 sœurs, 5 hommes'],
  ['10 000 abonnés', '10 000 abonnés'],
  ['De 12:30 à 14:00, en 16:9', 'De 12:30 à 14:00, en 16:9'],
  ['À 12:30 : le direct', 'À 12:30_: le direct'],
  ["Voir https://exemple.com/a?b=c:d;e!f%20'g'...", "Voir https://exemple.com/a?b=c:d;e!f%20'g'..."],
  ["Le site (https://exemple.com/l'a) : ici", "Le site (https://exemple.com/l'a)_: ici"],
  ['"Sur https://exemple.com/l\'a aussi"', "«_Sur https://exemple.com/l'a aussi_»"],
  ['www.exemple.com/?a ! contact@exemple.com ?', 'www.exemple.com/?a_! contact@exemple.com_?'],
  ["o'neil@exemple.com et mailto:o'neil@exemple.com", "o'neil@exemple.com et mailto:o'neil@exemple.com"],
  ['exemple.com/presse?categorie=prix&a=1', 'exemple.com/presse?categorie=prix&a=1'],
  [': suite, après un mot en gras', ': suite, après un mot en gras'],
  [' : suite', '_: suite'],
  ['Ligne\n\n« Autre »', 'Ligne\n\n«_Autre_»'],
  ['', ''],
];

test.each(cases)('typesets %s', (typed, expected) => {
  expect(applyFrenchTypography(typed)).toBe(withSpaces(expected));
});

test('keeps correct typography, narrow spaces included', () => {
  for (const [, expected] of cases)
    expect(applyFrenchTypography(withSpaces(expected))).toBe(withSpaces(expected));
  const narrowSpacesText = '«\u202fOui\u202f»\u202f: 50\u202f%\u202f!';
  expect(applyFrenchTypography(narrowSpacesText)).toBe(narrowSpacesText);
});

test('keeps private-use characters of the text', () => {
  const textWithPrivateUse = 'a\uE000b https://exemple.com \uE000';
  expect(applyFrenchTypography(textWithPrivateUse)).toBe(textWithPrivateUse);
});

test('typesets long texts within two seconds', () => {
  const startTime = performance.now();
  for (const part of ['"', '«', ' ', "l'", '" a', '1 ', 'a@', 'http://', '...', 'mot : ']) {
    applyFrenchTypography(part.repeat(50_000 / part.length));
  }
  expect(performance.now() - startTime).toBeLessThan(2000);
});
