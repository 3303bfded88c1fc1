import type { PageSeo } from '../types';

export const distributionSeo: PageSeo = {
  title: 'Distribution : satellite, TNT, streaming | Groupe Obouo',
  description:
    '54 pays par satellite, 25 villes en réception terrestre, 150+ pays à l’international : distribuez les quatre chaînes du Groupe Obouo sur votre réseau.',
  canonical: '/distribution',
};

export const distributionHeroText = {
  eyebrow: 'Distribution',
  title: 'Du satellite au bout de la rue',
  text: 'Opérateur, fournisseur d’accès, câblo-distributeur ou plateforme : reprenez nos chaînes là où votre public les attend.',
  action: 'Distribuer nos chaînes',
  documentAction: 'Fiche technique',
  documentName: 'fiche technique de distribution',
} as const;

export const distributionCoverageText = {
  eyebrow: 'Couverture',
  title: 'Trois chemins vers l’écran',
  receptionModes: [
    {
      value: '54',
      unit: 'pays',
      title: 'Par satellite',
      text: 'Une parabole suffit. Le signal couvre le continent, villes et campagnes, y compris là où aucun câble ne passera avant longtemps.',
    },
    {
      value: '25',
      unit: 'villes',
      title: 'En réception terrestre',
      text: 'Une antenne intérieure, un décodeur, aucune connexion : la télévision numérique reste le chemin le plus simple vers le salon.',
    },
    {
      value: '150+',
      unit: 'pays',
      title: 'À l’international',
      text: 'Box, applications et reprises par des opérateurs : les diasporas suivent le direct à l’heure du pays, ou à la leur.',
    },
  ],
} as const;

export const distributionPenetrationText = {
  eyebrow: 'Pénétration régionale',
  title: 'Là où nous sommes déjà chez nous',
  lead: 'Part des foyers équipés qui peuvent recevoir au moins une de nos chaînes, région par région.',
  regions: [
    { name: 'Afrique de l’Ouest', value: 85, label: '85%', text: 'Notre berceau : quatre chaînes reprises.' }, // à compléter
    {
      name: 'Afrique centrale',
      value: 70,
      label: '70%',
      text: 'Le satellite d’abord, les villes ensuite.',
    }, // à compléter
    {
      name: 'Afrique de l’Est',
      value: 60,
      label: '60%',
      text: 'Le mobile y devance le salon.',
    }, // à compléter
    {
      name: 'Afrique australe',
      value: 40,
      label: '40%',
      text: 'Nos chaînes y arrivent d’abord par le streaming.',
    }, // à compléter
  ],
  households: { value: '2.5M', label: 'foyers' },
  householdsText: 'peuvent aujourd’hui regarder l’une de nos chaînes, sans rien installer de plus.',
} as const;

export const distributionPlatformsText = {
  eyebrow: 'Plateformes',
  title: 'Un signal, tous les décodeurs',
  figure: { value: '15+', label: 'plateformes de diffusion' },
  text: 'Nous livrons un flux prêt à l’emploi, ses sous-titres et son guide des programmes. Vous gardez votre interface, votre tarif et votre relation avec l’abonné.',
  families: [
    {
      title: 'Bouquets satellite',
      text: 'Reprise en clair ou dans une offre payante, par pays ou par région.',
    },
    { title: 'Télévision numérique terrestre', text: 'Canal national ou local, avec décrochages possibles.' },
    { title: 'Câble et fibre', text: 'Flux en haute définition, rattrapage et enregistrement compris.' },
    { title: 'Opérateurs mobiles', text: 'Débit adapté au réseau, forfaits à la journée, facture unique.' },
    { title: 'Applications et Smart TV', text: 'Direct et à la demande, avec nos affiches et nos fiches.' },
    { title: 'Hôtels et transports', text: 'Droits de représentation publique traités à part.' },
  ],
} as const;

export const distributionClosingText = {
  title: 'Ajoutez quatre chaînes à votre grille',
  text: 'Dites-nous votre territoire, votre technologie et votre calendrier. Nous vous répondons par un flux d’essai et une proposition.',
} as const;
