// Imports with file extensions, because Node reads this file in the build configuration.
import { platformName } from '../brand.ts';

/** Folder of the downloads on the site. */
export const mediaKitFolder = '/kit-presse';

/** Name of the file that presents the group, one of the four downloads. */
export const presentationFileName = 'presentation-groupe-obouo.txt';

/** The four downloads of /presse. The build creates and measures them (build/media-kit-plugin.ts). */
export const mediaKitFiles = [
  {
    file: 'logos-groupe-obouo.zip',
    title: 'Logos du groupe et des chaînes',
    text: 'Le logo du groupe et ceux des quatre chaînes, en SVG et en PNG, pour fond sombre ou clair.',
  },
  {
    file: 'visuels-chaines.zip',
    title: 'Visuels des quatre chaînes',
    text: 'L’illustration officielle de chaque chaîne, en SVG.',
  },
  {
    file: 'portraits-et-plateforme.zip',
    title: 'Portraits et plateforme',
    text: `Portraits illustrés de l’équipe, personnages des chaînes et aperçu d’${platformName}, en SVG.`,
  },
  {
    file: presentationFileName,
    title: 'Présentation du groupe',
    text: 'Texte de référence, chaînes, plateforme et contacts, à copier tel quel.',
  },
] as const;

/** Terms of use of the files. */
export const mediaKitUsage =
  'Usage libre pour illustrer un sujet sur le groupe, avec la mention « © Groupe Obouo ». Les logos ne se recolorent pas et les visuels ne se recadrent pas au point d’en changer le sens. Tout autre usage demande un accord écrit.';
