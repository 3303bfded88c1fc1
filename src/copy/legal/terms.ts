import { groupName, platformName, siteUrl } from '../brand';
import { supportEmail } from '../directory';
import type { LegalDocument } from './types';

/** Terms of use, in the order of the specification (2.15). */
export const termsDocument: LegalDocument = {
  sections: [
    {
      id: 'preambule',
      title: 'Préambule',
      blocks: [
        `Les présentes conditions générales d’utilisation (les « CGU ») encadrent la consultation du site ${siteUrl} (le « Site »), édité par ${groupName}. Le Site présente le groupe, ses quatre chaînes de télévision et sa plateforme de streaming, et permet d’écrire à ses équipes.`,
        `En naviguant sur le Site, vous acceptez ces CGU. Elles ne couvrent pas l’abonnement à ${platformName}, qui a ses propres conditions, présentées au moment de la souscription.`,
      ],
    },
    {
      id: 'acces',
      title: 'Accès au Site',
      blocks: [
        'Le Site est ouvert à toute personne disposant d’un accès à internet, gratuitement et sans compte. Le coût de la connexion reste à votre charge : nos pages sont conçues pour peser le moins possible.',
        'Nos services sont accessibles 24h/24 et 7j/7, sauf maintenance, incident technique ou cas de force majeure. Nous nous efforçons d’annoncer les interruptions prévues.',
        'L’espace d’administration est réservé aux équipes du groupe. Toute tentative d’y accéder sans autorisation est interdite.',
      ],
    },
    {
      id: 'utilisation',
      title: 'Utilisation du Site',
      blocks: [
        { kind: 'subtitle', text: 'Ce que vous pouvez faire' },
        {
          kind: 'list',
          items: [
            'consulter, imprimer et enregistrer nos pages pour votre usage personnel ;',
            'partager un lien vers une page du Site ;',
            'citer un court extrait d’un article, avec sa source et un lien ;',
            'nous écrire, postuler, demander une interview ou proposer un partenariat par les formulaires ;',
            'vous inscrire à la newsletter et vous en désinscrire à tout moment.',
          ],
        },
        { kind: 'subtitle', text: 'Ce qui est interdit' },
        {
          kind: 'list',
          items: [
            'copier, revendre ou rediffuser tout ou partie du Site sans accord écrit ;',
            'extraire nos contenus de façon massive ou automatisée, notamment pour entraîner un modèle, sans accord écrit ;',
            'envoyer un contenu illicite, haineux, diffamatoire, trompeur ou portant atteinte à la vie privée d’autrui ;',
            'se faire passer pour une autre personne ou une autre organisation ;',
            'utiliser les formulaires pour de la prospection ou des envois répétés ;',
            'gêner le fonctionnement du Site, en contourner les protections ou y introduire un programme malveillant.',
          ],
        },
        'En cas de manquement, nous pouvons bloquer l’accès au Site et conserver les éléments utiles à la défense de nos droits.',
      ],
    },
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle',
      blocks: [
        `Les contenus du Site (textes, images, logos, marques, vidéos, interfaces) sont la propriété de ${groupName} ou de ses partenaires. Ces CGU ne vous transfèrent aucun droit, en dehors des usages décrits plus haut.`,
        'Ce que vous nous envoyez par les formulaires reste à vous. Vous nous autorisez seulement à l’utiliser pour traiter votre demande.',
      ],
    },
    {
      id: 'responsabilites',
      title: 'Responsabilités',
      blocks: [
        'Nous veillons à l’exactitude de nos pages et corrigeons les erreurs qu’on nous signale. Les chiffres prévisionnels, les projets et les accords présentés comme possibles le sont à titre d’information : ils ne valent ni promesse ni conseil d’investissement.',
        'Notre responsabilité ne peut être engagée pour une interruption indépendante de notre volonté, un usage du Site contraire à ces CGU, ou le contenu de sites tiers vers lesquels nous renvoyons. Rien ici ne limite les droits que la loi reconnaît aux consommateurs.',
        'Vous êtes responsable de l’exactitude des informations que vous nous transmettez et de l’usage que vous faites du Site.',
      ],
    },
    {
      id: 'donnees-personnelles',
      title: 'Données personnelles',
      blocks: [
        'Les données que vous nous confiez sont traitées conformément au règlement général sur la protection des données (RGPD) et à la loi Informatique et Libertés.',
        {
          kind: 'text-with-link',
          text: 'Le détail est ici :',
          link: { label: 'politique de confidentialité', href: '/politique-confidentialite' },
        },
        {
          kind: 'text-with-link',
          text: 'Et, pour les cookies :',
          link: { label: 'politique de cookies', href: '/cookies' },
        },
      ],
    },
    {
      id: 'modifications',
      title: 'Modification des CGU',
      blocks: [
        'Nous pouvons faire évoluer ces CGU, pour suivre la loi ou l’évolution du Site. La version applicable est celle en ligne au moment de votre visite ; sa date figure en tête de page. Une modification importante est annoncée sur la page d’accueil.',
      ],
    },
    {
      id: 'droit-applicable',
      title: 'Droit applicable et litiges',
      blocks: [
        'Ces CGU sont soumises au droit français.',
        `En cas de désaccord, écrivez-nous d’abord à ${supportEmail} : nous chercherons une solution amiable. À défaut, le litige relève des tribunaux français compétents, sans priver les consommateurs de la protection et du juge que leur accorde la loi de leur pays de résidence.`,
      ],
    },
  ],
};
