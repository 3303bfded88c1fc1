import { platformName } from '../brand';
import {
  defineCollection,
  defineLongTextField,
  defineReferenceField,
  defineTextField,
  type StoredCollectionItem,
} from '../collection';

const questionFields = {
  question: defineTextField('Question', 200),
  category: defineReferenceField('Domaine', 'domaines-aide'),
  answer: defineLongTextField('Réponse', 2000),
  synonyms: defineTextField('Autres mots', 200, {
    optional: true,
    hint: 'Par lesquels on la cherche : ils ne s’affichent pas.',
  }),
};

/** Default questions. */
export const defaultQuestions: readonly StoredCollectionItem<typeof questionFields>[] = [
  {
    id: 'tarifs',
    question: `Combien coûte l’abonnement à ${platformName} ?`,
    category: 'subscription',
    answer: `${platformName} existe en version gratuite, financée par la publicité. Pour regarder sans publicité, trois abonnements premium sont proposés : 9.99€, 19.99€ ou 29.99€ par mois, selon le nombre d’écrans et la qualité d’image souhaités. Chacun commence par 7 jours d’essai gratuit.`,
    synonyms: 'prix tarif tarification forfait formule payer paiement',
  },
  {
    id: 'essai-gratuit',
    question: 'Comment fonctionne l’essai gratuit de 7 jours ?',
    category: 'subscription',
    answer:
      'L’essai ouvre tout le catalogue premium pendant 7 jours. Rien n’est prélevé si vous l’arrêtez avant la fin, depuis la rubrique « Mon abonnement » de l’application. Sinon, l’abonnement choisi commence le huitième jour, et vous restez libre de l’arrêter ensuite.',
    synonyms: 'annuler annulation tester',
  },
  {
    id: 'resilier',
    question: 'Puis-je changer de formule ou résilier à tout moment ?',
    category: 'subscription',
    answer:
      'Oui, sans frais ni justification. Un changement de formule ou une résiliation prend effet à la fin du mois déjà payé : vous gardez l’accès jusque-là. Si vous avez souscrit par l’App Store ou Google Play, la démarche se fait dans votre compte du magasin d’applications.',
    synonyms: 'annuler annulation désabonner désabonnement arrêter',
  },
  {
    id: 'factures',
    question: 'Où trouver ma facture, et comment demander un remboursement ?',
    category: 'subscription',
    answer:
      'Vos factures sont dans la rubrique « Mon abonnement » de l’application, prêtes à télécharger. Pour un remboursement (prélèvement en double, erreur, rétractation), écrivez-nous depuis l’adresse email de votre compte, facture jointe : nous répondons sous 24h. Si vous payez par l’App Store ou Google Play, la facture et la demande passent par votre compte du magasin d’applications.',
    synonyms: 'rembourser reçu justificatif prélèvement',
  },
  {
    id: 'appareils',
    question: `Sur quels appareils regarder ${platformName} ?`,
    category: 'watching',
    answer:
      'Sur téléphone et tablette (iOS et Android), sur ordinateur avec un navigateur récent, sur Smart TV et sur box. Votre lecture reprend là où vous l’avez laissée, quel que soit l’écran. Un compte famille accueille jusqu’à 5 profils.',
    synonyms: '',
  },
  {
    id: 'hors-ligne',
    question: 'Comment regarder un programme hors ligne ?',
    category: 'watching',
    answer:
      'Avec un abonnement premium, ouvrez la fiche d’un programme dans l’application mobile et touchez « Télécharger », de préférence en Wi-Fi. Vous le retrouvez ensuite sans connexion dans « Mes téléchargements ». Une qualité de téléchargement plus basse réduit la place occupée et les données consommées.',
    synonyms: '',
  },
  {
    id: 'sous-titres',
    question: 'Comment activer les sous-titres ou changer de langue ?',
    category: 'watching',
    answer:
      'Pendant la lecture, ouvrez « Audio et sous-titres » et choisissez parmi les langues proposées pour ce programme. Le choix reste celui de votre profil, d’un écran à l’autre ; la taille des sous-titres se règle dans les préférences du profil.',
    synonyms: 'sous-titrage malentendant VO VF',
  },
  {
    id: 'chaines',
    question: 'Où trouver vos quatre chaînes et leur programme ?',
    category: 'watching',
    answer:
      'Hivowood, Obouo TV, Obouo Inspiration et Marmite Channel sont présentées, avec le programme de la soirée, sur la page « Chaînes » de ce site. Elles se regardent en direct dans Obouo Play et chez les opérateurs qui les proposent dans votre pays.',
    synonyms: '',
  },
  {
    id: 'qualite',
    question: 'L’image est floue ou coupe : que faire ?',
    category: 'technical',
    answer:
      'La qualité s’adapte à votre connexion, de la très basse définition à la 4K. Si elle reste mauvaise : rapprochez-vous du Wi-Fi, fermez les autres téléchargements, puis choisissez « Qualité stable » dans les réglages de lecture. Comptez 3 Mbit/s pour la HD et 15 Mbit/s pour la 4K.',
    synonyms: '',
  },
  {
    id: 'mot-de-passe',
    question: 'J’ai oublié mon mot de passe, comment me reconnecter ?',
    category: 'technical',
    answer:
      'Sur l’écran de connexion de l’application, touchez « Mot de passe oublié » et indiquez l’adresse email de votre compte : un lien valable une heure vous est envoyé. Pensez à regarder dans les courriers indésirables. Si rien n’arrive, écrivez-nous depuis cette même adresse.',
    synonyms: '',
  },
  {
    id: 'delai-assistance',
    question: 'En combien de temps l’assistance technique répond-elle ?',
    category: 'technical',
    answer:
      'En 2h en moyenne pour une panne. Le chat est ouvert du lundi au vendredi, de 9h à 18h GMT, et nous répondons aux emails sous 24h. Pour aller plus vite, indiquez votre appareil, son système et l’heure à laquelle le problème est apparu.',
    synonyms: '',
  },
  {
    id: 'partenariat',
    question: 'Comment proposer un partenariat ?',
    category: 'partners',
    answer:
      'Décrivez votre projet dans le formulaire de la page « Partenariats » : marque, institution, festival ou école, chaque demande de partenariat reçoit une réponse sous 48h. Vous pouvez y proposer une date de rendez-vous.',
    synonyms: '',
  },
  {
    id: 'publicite',
    question: 'Comment diffuser une publicité sur vos chaînes ?',
    category: 'partners',
    answer:
      'Les formats, les audiences et les offres de la régie sont sur la page « Publicité ». Choisissez une offre, indiquez votre budget et vos dates : la régie vous propose un plan de diffusion, y compris pour une première campagne locale.',
    synonyms: '',
  },
  {
    id: 'droits',
    question: 'Comment acquérir les droits d’un programme ou distribuer vos chaînes ?',
    category: 'partners',
    answer:
      'Pour exploiter un programme du catalogue, la page « Licensing » présente les droits, les formules et leurs prix. Pour reprendre une chaîne sur votre réseau, satellite, hertzien ou en ligne, la page « Distribution » réunit les conditions et le contact de l’équipe.',
    synonyms: '',
  },
];

/**
 * Questions of the help centre. Prices and delays are the specification's (section 9). The id of a question
 * is in its address.
 */
export default defineCollection({
  key: 'questions',
  label: 'Questions fréquentes',
  lead: 'Les questions du centre d’aide et leurs réponses. La recherche de la page les suit aussitôt, celle du site à la prochaine mise à jour.',
  pages: [{ label: 'Centre d’aide', href: '/help-center#resultats' }],
  textFields: {},
  itemFields: questionFields,
  itemWords: { one: 'question', many: 'questions', add: 'Ajouter une question' },
  initial: { texts: {}, items: defaultQuestions },
});
