import { accessibilityLevel, accessibilityState as state } from '../accessibility-state';
import { groupName, siteUrl } from '../brand';
import { supportEmail } from '../directory';
import type { SiteSettings } from '../site-settings';
import type { LegalSectionData } from './types';

/** Returns the accessibility declaration, a section of the legal notices, in the order of the official model. */
export const createAccessibilitySection = ({ address }: Pick<SiteSettings, 'address'>): LegalSectionData => ({
  id: 'accessibilite',
  title: 'Déclaration d’accessibilité',
  blocks: [
    `${groupName} s’engage à rendre ce site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à ${siteUrl}.`,
    { kind: 'subtitle', text: 'État de conformité' },
    `Le site est ${accessibilityLevel} avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.`,
    { kind: 'subtitle', text: 'Résultats des tests' },
    `L’autoévaluation du ${state.date}, menée par notre équipe numérique, porte sur les 106 critères : ${state.metCriteriaCount} critères respectés sur ${state.applicableCriteriaCount} applicables. Aucun audit indépendant n’a encore été mené, et les lecteurs d’écran restent à essayer avec leurs utilisateurs.`,
    { kind: 'subtitle', text: 'Contenus non accessibles' },
    'Sont exemptés :',
    {
      kind: 'list',
      items: [
        'les cartes Google Maps, affichées avec votre accord : l’adresse et un lien restent à côté ;',
        'les vidéos de services tiers, affichées avec votre accord.',
      ],
    },
    { kind: 'subtitle', text: 'Établissement de cette déclaration' },
    `Elle a été établie le ${state.date}. Technologies utilisées : HTML, CSS, JavaScript, WAI-ARIA, SVG. Essais au clavier, avec un texte agrandi et espacé, en couleurs forcées, et avec axe-core.`,
    'Douze pages ont été vérifiées : accueil, chaînes, Obouo Play, espace presse, un article, une offre d’emploi, contact, investisseurs, centre d’aide, mentions légales, politique de cookies et page introuvable.',
    { kind: 'subtitle', text: 'Retour d’information et contact' },
    {
      kind: 'text-with-link',
      text: `Si une page vous résiste, écrivez à ${supportEmail} ou au siège (${address}) : nous vous donnerons l’information autrement et corrigerons la page.`,
      link: { label: 'écrire au groupe', href: '/contact' },
    },
    { kind: 'subtitle', text: 'Voies de recours' },
    'Si vous nous avez signalé un défaut d’accessibilité et n’avez pas obtenu de réponse satisfaisante, vous pouvez saisir le Défenseur des droits :',
    {
      kind: 'description-list',
      rows: [
        {
          label: 'Message',
          value: 'formulaire du Défenseur des droits',
          href: 'https://formulaire.defenseurdesdroits.fr/',
        },
        {
          label: 'Délégué de votre région',
          value: 'annuaire des délégués',
          href: 'https://www.defenseurdesdroits.fr/saisir/delegues',
        },
        {
          label: 'Courrier, sans timbre',
          value: 'Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
        },
      ],
    },
  ],
});
