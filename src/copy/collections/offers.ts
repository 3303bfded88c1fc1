import {
  isJobOfferOpen,
  jobOfferContracts,
  jobOfferDepartments,
  jobOfferLevels,
  remoteLocationPattern,
} from '../careers/offers';
import {
  defineCollection,
  defineDateField,
  defineLongTextField,
  defineReferenceListField,
  defineSelectField,
  defineSwitchField,
  defineTextField,
  defineTextListField,
} from '../collection';

/**
 * Job offers of /carrieres, open or closed. The id of an offer is in its address: `/carrieres?offre=<id>`.
 */
export default defineCollection({
  key: 'offres',
  label: 'Offres d’emploi',
  lead: 'Les postes de la page Carrières. Une offre pourvue ou close reste lisible, sans candidature ; une offre masquée ou supprimée n’est plus en ligne.',
  pages: [{ label: 'Carrières', href: '/carrieres#offres' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, {
      hint: '{nombre} est le nombre de postes ouverts, en lettres ; {contrats} en dit les contrats : « tous en CDI », « en CDI et en stage ». Ce titre se lit à partir de deux postes.',
    }),
    lead: defineTextField('Chapeau', 200),
  },
  itemFields: {
    title: defineTextField('Intitulé du poste', 120),
    department: defineSelectField('Département', jobOfferDepartments, { startsEmpty: true }),
    location: defineTextField('Lieu', 120, {
      hint: 'Comme la page l’affiche : « Abidjan, Côte d’Ivoire », « Bouaké, Côte d’Ivoire », « Télétravail », avec ses pays ci-dessous.',
    }),
    offices: defineReferenceListField('Bureaux', 'bureaux', {
      optional: true,
      hint: 'Là où le poste est basé : les moteurs de recherche le lisent. Aucun bureau : ils lisent le lieu, écrit « ville, pays ».',
    }),
    remoteCountries: defineTextListField(
      'Télétravail complet depuis',
      { maxCount: 20, maxLength: 80 },
      {
        optional: true,
        requiredWhere: { field: 'location', matches: remoteLocationPattern },
        hint: 'Les pays d’où l’on peut travailler sans venir au bureau, un par ligne. Vide : le poste n’est pas entièrement à distance.',
      },
    ),
    type: defineSelectField('Contrat', jobOfferContracts),
    level: defineSelectField('Niveau', jobOfferLevels, { startsEmpty: true }),
    description: defineLongTextField('Le poste, en quelques phrases', 1000),
    missions: defineTextListField('Missions', { maxCount: 20, maxLength: 400 }),
    profile: defineTextListField('Profil', { maxCount: 20, maxLength: 400 }),
    skills: defineTextListField('Compétences', { maxCount: 20, maxLength: 80 }),
    featured: defineSwitchField('Poste prioritaire'),
    publishedOn: defineDateField('Publiée le', { startsToday: true }),
    closesOn: defineDateField('Clôture', {
      optional: true,
      notBefore: 'publishedOn',
      hint: 'Dernier jour pour postuler : le lendemain, l’offre est close.',
    }),
    filled: defineSwitchField('Poste pourvu', { hint: 'L’offre reste lisible ; on n’y postule plus.' }),
  },
  isCounted: isJobOfferOpen,
  units: { one: 'offre', many: 'offres', add: 'Ajouter une offre' },
  initial: {
    texts: {
      title: '{nombre} postes ouverts, {contrats}',
      lead: 'Filtrez par département, lisez l’offre entière ou postulez tout de suite.',
    },
    items: [
      {
        id: 'ingenieur-streaming-video',
        title: 'Ingénieur streaming vidéo (F/H)',
        department: 'tech',
        location: 'Abidjan, Côte d’Ivoire',
        offices: ['abidjan'],
        remoteCountries: [],
        type: 'CDI',
        level: 'Senior',
        description:
          'Faire arriver une image nette sur un téléphone d’entrée de gamme, en 3G, un soir de grande audience : vous concevez et exploitez la chaîne vidéo d’Obouo Play, de l’encodage au lecteur.',
        missions: [
          'Concevoir les profils d’encodage et l’échelle de débits adaptatifs, en pensant d’abord aux petites connexions.',
          'Exploiter la diffusion en direct des quatre chaînes et le catalogue à la demande.',
          'Mesurer la qualité vécue par le public (démarrage, coupures, netteté) et la faire progresser chaque mois.',
          'Préparer les grands soirs : charge, redondance, astreintes partagées.',
          'Transmettre : revues de code, binômes, notes techniques lisibles par tous.',
        ],
        profile: [
          'Au moins huit ans de développement ou d’exploitation, dont plusieurs en vidéo en ligne.',
          'Une pratique sûre des protocoles de diffusion adaptative et des réseaux de distribution de contenus.',
          'Le goût de la mesure : vous décidez sur des chiffres, pas sur des impressions.',
          'Français courant, anglais technique.',
        ],
        skills: ['HLS et DASH', 'FFmpeg', 'CDN', 'Linux', 'Observabilité', 'TypeScript ou Go'],
        featured: true,
        publishedOn: '2025-09-01', // à compléter
        closesOn: '',
        filled: false,
      },
      {
        id: 'producteur-executif-fiction',
        title: 'Producteur exécutif fiction (F/H)',
        department: 'production',
        location: 'Abidjan, Côte d’Ivoire',
        offices: ['abidjan'],
        remoteCountries: [],
        type: 'CDI',
        level: 'Senior',
        description:
          'Vous portez les séries originales de Hivowood du premier devis à la livraison : équipes, budgets, plannings, plateaux. Votre signature : des tournages qui finissent à l’heure et des gens qui reviennent.',
        missions: [
          'Chiffrer, financer et planifier deux à trois séries par an avec la direction des programmes.',
          'Composer les équipes, négocier les contrats et veiller à une rémunération juste de chacun.',
          'Conduire les tournages en Côte d’Ivoire et en coproduction dans les pays voisins.',
          'Tenir la sécurité, les assurances et les autorisations de chaque plateau.',
          'Livrer des programmes conformes, droits et musiques compris.',
        ],
        profile: [
          'Au moins huit ans de production de fiction, dont une série menée de bout en bout.',
          'Une connaissance concrète des plateaux ouest-africains et de leurs équipes.',
          'De la rigueur budgétaire, et du calme quand la pluie arrive.',
          'Français courant ; une langue ivoirienne ou l’anglais est un atout.',
        ],
        skills: [
          'Budget et devis',
          'Droit des contrats',
          'Coproduction',
          'Planification',
          'Direction d’équipe',
        ],
        featured: true,
        publishedOn: '2025-09-08', // à compléter
        closesOn: '',
        filled: false,
      },
      {
        id: 'responsable-acquisition-fidelisation',
        title: 'Responsable acquisition et fidélisation (F/H)',
        department: 'marketing',
        location: 'Paris, France',
        offices: ['paris'],
        remoteCountries: [],
        type: 'CDI',
        level: 'Intermédiaire',
        description:
          'Vous faites découvrir Obouo Play à de nouveaux foyers et donnez à chacun une bonne raison de rester, en Afrique comme dans la diaspora, sans jamais forcer la main.',
        missions: [
          'Bâtir les campagnes d’acquisition avec les équipes antenne, réseaux sociaux et opérateurs mobiles.',
          'Écrire les parcours d’accueil, de l’essai gratuit au premier mois d’abonnement.',
          'Comprendre les départs, proposer des retours utiles et mesurer leur effet.',
          'Piloter le budget et rendre compte simplement de ce qui marche.',
        ],
        profile: [
          'Trois à six ans en marketing d’abonnement, de média ou d’application mobile.',
          'Une écriture claire et une vraie curiosité pour les publics africains.',
          'Le respect des données personnelles : vous préférez un public consentant à un fichier acheté.',
          'Français courant, anglais professionnel.',
        ],
        skills: ['Abonnement', 'CRM', 'Campagnes mobiles', 'Tests A/B', 'Rédaction'],
        featured: false,
        publishedOn: '2025-09-15', // à compléter
        closesOn: '',
        filled: false,
      },
      {
        id: 'directeur-artistique-antenne',
        title: 'Directeur artistique antenne (F/H)',
        department: 'creative',
        location: 'Abidjan, Côte d’Ivoire',
        offices: ['abidjan'],
        remoteCountries: [],
        type: 'CDI',
        level: 'Senior',
        description:
          'Vous tenez l’identité visuelle de nos quatre chaînes : habillages, génériques, bandes-annonces. Votre matière première : les motifs, les lettres et les rythmes du continent.',
        missions: [
          'Faire évoluer les chartes de Hivowood, Obouo TV, Obouo Inspiration et Marmite Channel.',
          'Diriger une équipe de cinq graphistes et motion designers, à Abidjan et à distance.',
          'Concevoir les campagnes de rentrée et les soirées événements avec la programmation.',
          'Documenter les motifs que nous empruntons : leur origine, leur sens, leurs auteurs.',
        ],
        profile: [
          'Au moins huit ans de direction artistique, dont une expérience de l’antenne.',
          'Un portfolio où l’animation compte autant que l’image fixe.',
          'Une culture des arts textiles et graphiques africains, ou l’envie d’en faire votre école.',
          'Français courant.',
        ],
        skills: ['Direction artistique', 'Motion design', 'Habillage d’antenne', 'Typographie', 'Management'],
        featured: false,
        publishedOn: '2025-09-15', // à compléter
        closesOn: '',
        filled: false,
      },
      {
        id: 'data-analyst-audiences',
        title: 'Data analyst audiences (F/H)',
        department: 'data',
        location: 'Paris, France',
        offices: ['paris'],
        remoteCountries: [],
        type: 'CDI',
        level: 'Intermédiaire',
        description:
          'Qui regarde quoi, où, et pourquoi un programme trouve son public ? Vous réunissez mesures d’antenne et statistiques anonymes de la plateforme pour éclairer les choix éditoriaux.',
        missions: [
          'Construire les tableaux de bord d’audience des chaînes et d’Obouo Play.',
          'Répondre aux questions de la programmation avant chaque grille.',
          'Veiller à la qualité des données et à leur anonymat, avec le juridique.',
          'Expliquer vos résultats à des non-spécialistes, limites comprises.',
        ],
        profile: [
          'Trois à six ans d’analyse de données, si possible dans les médias.',
          'Une base statistique solide et le souci de la bonne question.',
          'Un vrai talent pour la pédagogie, à l’écrit comme en réunion.',
          'Français courant, anglais professionnel.',
        ],
        skills: ['SQL', 'Python', 'Statistiques', 'Visualisation', 'Mesure d’audience'],
        featured: false,
        publishedOn: '2025-09-22', // à compléter
        closesOn: '',
        filled: false,
      },
      {
        id: 'developpeur-applications-tv-mobile',
        title: 'Développeur applications TV et mobile (F/H)',
        department: 'tech',
        location: 'Paris, France ou Abidjan, Côte d’Ivoire',
        offices: ['paris', 'abidjan'],
        remoteCountries: [],
        type: 'CDI',
        level: 'Intermédiaire',
        description:
          'Vous construisez les applications d’Obouo Play : légères sur un téléphone à petit budget, évidentes à la télécommande, utilisables par toutes et tous.',
        missions: [
          'Développer les écrans mobiles et TV, du catalogue au lecteur hors ligne.',
          'Alléger : moins d’octets, moins de mémoire, moins de batterie à chaque version.',
          'Rendre chaque parcours accessible, sous-titres et lecteur d’écran compris.',
          'Tester sur les vrais appareils de notre public, pas seulement sur les derniers.',
        ],
        profile: [
          'Trois à six ans de développement d’applications, avec au moins une publication en magasin.',
          'Des tests automatisés dans vos habitudes, et des revues de code bienveillantes.',
          'De l’attention aux détails d’interface.',
          'Français courant, anglais technique.',
        ],
        skills: ['React Native', 'TypeScript', 'Smart TV', 'Accessibilité', 'Tests automatisés'],
        featured: false,
        publishedOn: '2025-09-22', // à compléter
        closesOn: '',
        filled: false,
      },
    ],
  },
});
