import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Monter, étalonner et mixer en 4K sans envoyer les images à l’autre bout du monde : c’est l’objet du studio de postproduction que le groupe prépare à Abidjan. Visite, sur plans, d’un lieu où les films trouveraient leur forme définitive.',
  sections: [
    {
      title: 'Le dernier kilomètre d’un film',
      paragraphs: [
        'Un tournage laisse derrière lui des centaines d’heures d’images et de sons. Il faut les trier, les raconter, les accorder. Ce travail invisible représente une part importante du temps et du budget d’une œuvre, et il est encore souvent confié à des prestataires éloignés des lieux de tournage.',
        'Rapprocher le plateau de la salle de montage change tout. Une réalisatrice peut vérifier une séquence le soir même, retourner un plan le lendemain, débattre d’une couleur devant le bon écran plutôt qu’au téléphone.',
      ],
    },
    {
      title: 'Des salles pour chaque étape',
      paragraphs: [
        'Le projet prévoit une chaîne de travail complète, de la réception des cartes mémoire à la livraison des fichiers aux diffuseurs. Chaque espace serait isolé, ventilé et secouru électriquement, car un rendu interrompu peut coûter une nuit entière.',
      ],
      points: [
        'des salles de montage en réseau, autour d’un stockage commun ;',
        'une salle d’étalonnage calibrée pour la 4K et la haute dynamique ;',
        'un auditorium pour le mixage, le doublage et l’enregistrement des voix ;',
        'un poste dédié au sous-titrage dans les langues du continent.',
      ],
    },
    {
      title: 'La voix, premier des effets spéciaux',
      paragraphs: [
        'Doubler une série en dioula, en wolof ou en lingala ne relève pas du luxe : c’est parfois la condition pour qu’une grand-mère et son petit-fils la regardent ensemble. L’auditorium servirait en priorité à ces versions, avec des comédiens formés à l’exercice et des adaptateurs chargés de trouver le mot juste.',
        'Le studio pourrait également accueillir la restauration d’archives sonores et la création de musiques originales.',
      ],
    },
    {
      title: 'Former avant d’équiper',
      paragraphs: [
        'Les machines s’achètent, les métiers s’apprennent. Le groupe souhaite recruter les futures équipes avant l’ouverture, puis les faire travailler sur de vrais programmes, en binôme avec des professionnels confirmés. Des créneaux pourraient être réservés aux écoles de cinéma et aux productions indépendantes.',
        'Le calendrier des travaux reste soumis aux dernières études techniques. Une fois en service, le studio traiterait d’abord les programmes des quatre chaînes, avant de s’ouvrir progressivement à des productions extérieures.',
      ],
    },
  ],
  callToAction: {
    title: 'Rejoignez les équipes techniques',
    text: 'Montage, son, image, ingénierie : consultez les postes ouverts ou envoyez une candidature spontanée.',
    link: { label: 'Voir les offres d’emploi', href: '/carrieres' },
  },
};
