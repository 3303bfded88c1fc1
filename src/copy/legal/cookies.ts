import type { LegalDocument } from './types';

/**
 * Cookie policy. Lifetimes are the specification's (section 9). The table lists all that the browser of a visitor keeps. Of
 * what a browser of staff keeps, it lists only the session and the state of the sidebar.
 */
export const cookiesDocument: LegalDocument = {
  sections: [
    {
      id: 'definition',
      title: 'De quoi parle-t-on ?',
      blocks: [
        'Un cookie est un petit texte qu’un site garde sur votre appareil pour s’en souvenir plus tard. Nous appelons aussi « cookies » les mémoires comparables de votre navigateur, comme le stockage local.',
        'À ce jour, la visite de ce site ne dépose aucun traceur de mesure d’audience, de réseau social ou de publicité. Nous décrivons ici les quatre familles, leur durée maximale, et ce qu’elles contiennent vraiment aujourd’hui. Si cela changeait, cette page serait mise à jour et votre choix vous serait redemandé avant tout dépôt.',
      ],
    },
    {
      id: 'types',
      title: 'Les quatre types de cookies',
      blocks: [
        { kind: 'subtitle', text: 'Cookies strictement nécessaires' },
        'Indispensables au fonctionnement du site, ils ne demandent pas votre accord. Durée : session ou 1 an maximum.',
        {
          kind: 'table',
          caption: 'Ce qui est gardé aujourd’hui',
          head: ['Nom', 'Rôle', 'Durée'],
          rows: [
            ['obouo.consent', 'mémoire de vos choix de cookies (stockage local)', '6 mois'],
            [
              'obouo.application',
              'votre candidature, le temps de choisir un CV (stockage de session)',
              'choix du fichier',
            ],
            [
              'obouo.contact',
              'votre message, tant que vous ne l’avez pas envoyé (stockage de session)',
              'envoi ou session',
            ],
            ['obouo.search-key', 'touche de la recherche, si vous la désactivez (stockage local)', '1 an'],
            [
              'obouo.settings',
              'coordonnées publiques du groupe, pour ne pas les redemander (stockage de session)',
              'session',
            ],
            [
              'obouo.reloaded',
              'versions du site déjà rechargées après une mise à jour (stockage de session)',
              'session',
            ],
            [
              'sb-…-auth-token',
              'session des équipes, dans l’espace d’administration seulement (stockage local)',
              'session',
            ],
            ['sidebar_state', 'menu ouvert ou replié, pour les équipes seulement', '7 jours'],
          ],
        },
        { kind: 'subtitle', text: 'Cookies de performance' },
        'Ils serviraient à mesurer la fréquentation pour améliorer les pages. Durée : 13 mois. Aujourd’hui : aucun traceur.',
        { kind: 'subtitle', text: 'Cookies de fonctionnalité' },
        'Ils permettent des services en plus, comme les cartes interactives de nos bureaux. Durée : 1 an. Aujourd’hui : Google Maps, sur la page Contact, et le lecteur des vidéos que vous lancez, seulement avec votre accord.',
        { kind: 'subtitle', text: 'Cookies publicitaires' },
        'Ils serviraient à proposer des annonces selon vos centres d’intérêt. Durée : 13 mois. Aujourd’hui : aucun traceur.',
      ],
    },
    {
      id: 'partenaires',
      title: 'Cookies de partenaires',
      blocks: [
        'Google Maps (Google Ireland Limited) peut déposer des cookies, seulement si vous affichez une carte ; YouTube, Vimeo et Dailymotion, seulement si vous lancez une de leurs vidéos. L’adresse du bureau et un lien vers la carte ou la vidéo restent disponibles sans cela.',
        {
          kind: 'text-with-link',
          text: 'Chaque service fixe le contenu et la durée de ses cookies. Pour Google Maps et YouTube :',
          link: {
            label: 'règles de confidentialité de Google',
            href: 'https://policies.google.com/privacy?hl=fr',
          },
        },
        'Les liens vers nos réseaux sociaux et les magasins d’applications sont de simples liens : rien n’est chargé avant que vous ne les suiviez.',
      ],
    },
    {
      id: 'preferences',
      title: 'Gérer vos préférences',
      blocks: [
        { kind: 'subtitle', text: 'Le bandeau de première visite' },
        'À votre première visite, un bandeau propose trois réponses de même poids : tout accepter, tout refuser, personnaliser. Ne pas répondre vaut refus. Votre choix est gardé six mois sur cet appareil, puis redemandé. Une preuve nous en parvient et est conservée six mois : la réponse, sa date, la version de ces textes et un numéro tiré au hasard, sans nom, adresse ni rien qui vous désigne.',
        { kind: 'subtitle', text: 'Le lien « Gérer les cookies »' },
        'Présent en bas de chaque page, et ici même, il rouvre vos préférences à tout moment. Retirer un accord est aussi simple que le donner.',
        { kind: 'action' },
        { kind: 'subtitle', text: 'Les réglages de votre navigateur' },
        'Votre navigateur peut aussi bloquer ou effacer les cookies de tous les sites :',
        {
          kind: 'description-list',
          rows: [
            {
              label: 'Google Chrome',
              value:
                'Paramètres, Confidentialité et sécurité, Cookies tiers ou Supprimer les données de navigation',
            },
            {
              label: 'Mozilla Firefox',
              value: 'Paramètres, Vie privée et sécurité, Cookies et données de sites',
            },
            {
              label: 'Safari',
              value:
                'Réglages, Confidentialité, Gérer les données de sites web ; sur iPhone : Réglages, Apps, Safari',
            },
            {
              label: 'Microsoft Edge',
              value: 'Paramètres, Confidentialité, recherche et services, Cookies',
            },
          ],
        },
        'Tout bloquer n’empêche pas de lire ce site ; le bandeau reviendra simplement à chaque visite.',
      ],
    },
    {
      id: 'contact',
      title: 'Une question ?',
      blocks: [
        {
          kind: 'text-with-link',
          text: 'Vos droits, et la façon de les exercer, sont décrits ici :',
          link: { label: 'politique de confidentialité', href: '/politique-confidentialite' },
        },
      ],
    },
  ],
};
