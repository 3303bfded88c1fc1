import { groupName, platformName } from '../brand';
import { privacyEmail } from '../directory';
import type { SiteSettings } from '../site-settings';
import type { LegalDocument } from './types';

/**
 * Returns the privacy policy, in the order of the specification (2.15). Retention periods are those of its section 9 and
 * of the site.
 */
export const createPrivacyDocument = ({ address }: Pick<SiteSettings, 'address'>): LegalDocument => ({
  sections: [
    {
      id: 'donnees-collectees',
      title: 'Données collectées',
      blocks: [
        `${groupName}, ${address}, est responsable des traitements décrits ici. Le site n’a pas d’espace client : nous ne recevons que ce que vous choisissez d’écrire dans un formulaire, et le strict nécessaire technique.`,
        {
          kind: 'table',
          caption: 'Ce que chaque formulaire recueille',
          head: ['Formulaire', 'Données'],
          rows: [
            ['Newsletter', 'adresse email'],
            ['Contact', 'nom, adresse email, sujet, message'],
            [
              'Demande professionnelle',
              'nom, prénom, adresse email, sujet ; si vous le souhaitez : téléphone, entreprise, fonction, budget, message, date et créneau de rendez-vous',
            ],
            [
              'Demande de presse',
              'nom, prénom, adresse email, média ; si vous le souhaitez : téléphone, fonction, type et sujet de la demande, message, date, abonnement à la newsletter presse',
            ],
            [
              'Candidature',
              'nom, prénom, adresse email, motivation ; si vous le souhaitez : téléphone, adresse, poste et département, parcours, compétences, lettre, disponibilité, prétentions, télétravail, mobilité, liens et CV',
            ],
          ],
        },
        'S’y ajoutent les données techniques de connexion (adresse IP, date, page demandée) que tout hébergeur enregistre pour la sécurité. Merci de ne pas nous transmettre de données sensibles (santé, opinions, religion) : nous n’en avons pas besoin.',
        `Les comptes, les paiements et l’historique de visionnage de l’application ${platformName} relèvent de la notice présentée dans l’application ; leurs durées de conservation sont rappelées plus bas.`,
      ],
    },
    {
      id: 'utilisation',
      title: 'Utilisation des données',
      blocks: [
        'Chaque donnée a un seul usage, et chaque usage une base légale.',
        {
          kind: 'table',
          caption: 'Pourquoi nous utilisons vos données',
          head: ['Usage', 'Base légale'],
          rows: [
            [
              'Vous envoyer la newsletter',
              'votre consentement, que vous retirez par le lien de chaque envoi',
            ],
            ['Répondre à vos messages et demandes', 'notre intérêt légitime à vous répondre'],
            [
              'Préparer un contrat ou un rendez-vous professionnel',
              'les mesures précontractuelles que vous demandez',
            ],
            [
              'Étudier votre candidature',
              'les mesures précontractuelles, et votre accord donné dans le formulaire',
            ],
            ['Protéger le site contre les abus', 'notre intérêt légitime à la sécurité'],
            [
              'Afficher les cartes de nos bureaux',
              'votre consentement, au clic, par le bandeau ou dans les préférences',
            ],
            ['Lire les vidéos de services tiers', 'votre consentement, au clic'],
          ],
        },
        'Nous ne prenons aucune décision automatisée à votre égard, ne dressons pas de profil et ne vendons aucune donnée.',
      ],
    },
    {
      id: 'partage',
      title: 'Partage des données',
      blocks: [
        'Vos demandes ne sont lues que par les personnes du groupe qui en ont besoin, à Paris ou à Abidjan. Elles passent aussi par des prestataires qui agissent sur nos instructions et sous contrat :',
        {
          kind: 'list',
          items: [
            'l’hébergeur du site et celui de la base de données ;',
            'le service d’envoi des emails et de la newsletter ;',
            'Google Maps, seulement si vous affichez une carte, et pour cet affichage ;',
            'YouTube, Vimeo ou Dailymotion, seulement si vous lancez une de leurs vidéos, et pour cette lecture.',
          ],
        },
        'Un accès depuis la Côte d’Ivoire, ou par un prestataire établi hors de l’Union européenne, est encadré par les clauses contractuelles types de la Commission européenne. Vous pouvez en demander copie. Nous ne transmettons rien d’autre à des tiers, sauf obligation légale.',
      ],
    },
    {
      id: 'securite',
      title: 'Sécurité',
      blocks: [
        {
          kind: 'list',
          items: [
            'les échanges avec le site sont chiffrés (HTTPS) ;',
            'l’accès aux formulaires reçus est limité aux personnes habilitées, par des règles posées dans la base de données elle-même ;',
            'les CV sont rangés dans un espace privé, ouvert par des liens temporaires ;',
            'les actions de l’équipe dans l’espace d’administration sont journalisées ;',
            'en cas de violation présentant un risque pour vous, nous prévenons la CNIL sous 72 heures et vous informons.',
          ],
        },
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits (RGPD)',
      blocks: [
        {
          kind: 'description-list',
          rows: [
            { label: 'Accès', value: 'savoir si nous détenons des données sur vous et en recevoir copie' },
            { label: 'Rectification', value: 'faire corriger ce qui est inexact ou incomplet' },
            { label: 'Effacement', value: 'faire supprimer vos données quand rien n’impose de les garder' },
            { label: 'Portabilité', value: 'recevoir vos données dans un format réutilisable' },
            {
              label: 'Opposition',
              value: 'refuser un usage fondé sur notre intérêt légitime, et toute prospection',
            },
            { label: 'Limitation', value: 'geler l’usage de vos données le temps d’une vérification' },
          ],
        },
        'Vous pouvez aussi retirer un consentement à tout moment, et donner des directives sur le sort de vos données après votre décès. Un message suffit ; nous ne demandons un justificatif qu’en cas de doute raisonnable sur votre identité.',
        {
          kind: 'text-with-link',
          text: 'Écrivez à',
          link: { label: privacyEmail, href: `mailto:${privacyEmail}` },
        },
      ],
    },
    {
      id: 'conservation',
      title: 'Durées de conservation',
      blocks: [
        {
          kind: 'table',
          caption: 'Combien de temps nous gardons vos données',
          head: ['Données', 'Durée'],
          rows: [
            ['Données de compte', 'durée de l’abonnement + 3 ans'],
            ['Données de navigation', '13 mois maximum'],
            ['Données de paiement', '5 ans'],
            ['Newsletters', 'jusqu’à désinscription'],
            ['Adresse désinscrite ou jamais confirmée, avant son effacement', '30 jours'],
            ['Empreinte d’une adresse désinscrite, pour ne pas lui réécrire sans son accord', '3 ans'],
            ['Candidatures et CV', '2 ans après le dernier échange'],
            ['Messages de contact et demandes professionnelles', '1 an après le dernier échange'],
            ['Demandes de presse', '1 an après le dernier échange'],
            ['CV déposé sans que la candidature soit envoyée', '30 minutes'],
            ['Journal des actions de notre équipe', '1 an'],
            [
              'Empreinte de l’adresse réseau, contre les envois abusifs',
              '1 heure après la fin de son décompte',
            ],
            ['Adresse d’un email que nous n’avons pas pu envoyer', '30 jours'],
            ['Nombre de pannes du site par jour et par page, sans rien sur la personne', '30 jours'],
            ['Choix de cookies, sur votre appareil', '6 mois'],
            [
              'Preuve de ce choix : réponse, date, version et numéro tiré au hasard, sans nom ni adresse',
              '6 mois',
            ],
          ],
        },
        'D’une demande de presse accompagnée d’une inscription à la newsletter, il ne reste ensuite que l’adresse, conservée comme toute adresse de newsletter. L’effacement est automatique.',
        'Un email vous demande de confirmer votre inscription à une newsletter. Le lien « Se désinscrire » de chaque envoi suffit, sans compte ni justification, et l’adresse n’est remise sur la liste que si vous le confirmez depuis votre boîte. Nos emails ne contiennent ni image invisible ni lien de suivi : nous ne savons pas qui les ouvre.',
        'Demandes d’exercice de droits : réponse sous 30 jours.',
        `Le site n’ayant pas de compte visiteur, les deux lignes « compte » et « paiement » concernent les abonnés d’${platformName}. Passé ces délais, les données sont effacées ou rendues anonymes.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          kind: 'description-list',
          rows: [
            { label: 'Email', value: privacyEmail, href: `mailto:${privacyEmail}` },
            { label: 'Courrier', value: `${groupName}, Données personnelles, ${address}` },
          ],
        },
      ],
    },
    {
      id: 'reclamation',
      title: 'Réclamation auprès de la CNIL',
      blocks: [
        {
          kind: 'text-with-link',
          text: 'Si notre réponse ne vous satisfait pas, vous pouvez introduire une réclamation auprès de la Commission nationale de l’informatique et des libertés : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou en ligne sur',
          link: { label: 'cnil.fr', href: 'https://www.cnil.fr/fr/plaintes' },
        },
        'En Côte d’Ivoire, l’autorité de protection des données est l’ARTCI.',
      ],
    },
  ],
});
