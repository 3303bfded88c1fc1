import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Accessibilité, sobriété, recommandations : trois chantiers menés par les équipes d’Obouo Play pourraient nourrir une candidature à un trophée de l’innovation numérique, parmi lesquels les Africa Digital Awards. Le dossier se prépare ; il n’est pas encore déposé.',
  sections: [
    {
      title: 'Pourquoi candidater',
      paragraphs: [
        'Un prix ne rend pas un service meilleur. Le dossier qu’il faut écrire pour le briguer, en revanche, oblige à formuler ce que l’on fait et à le prouver. C’est ce qui a convaincu l’équipe produit : se soumettre au regard d’un jury extérieur, chiffres et démonstrations à l’appui.',
        'La plateforme s’inscrirait dans la catégorie de l’innovation numérique, si les conditions de participation le permettent. D’autres distinctions sont étudiées, et le groupe pourrait n’en retenir qu’une seule.',
        'La préparation elle-même a déjà porté ses fruits. En cherchant à démontrer une fonction, on découvre ce qui lui manque ; plusieurs réglages ont ainsi été revus avant même que le premier paragraphe du dossier soit terminé.',
      ],
    },
    {
      title: 'Premier atout : une plateforme pour tous',
      paragraphs: [
        'L’accessibilité a été traitée comme une fonction et non comme une correction de fin de parcours. Les menus se parcourent à la télécommande, au clavier ou à la voix du lecteur d’écran. Les contrastes sont vérifiés, les sous-titres agrandissables, les animations désactivables.',
        'Un compte famille accueille jusqu’à cinq profils. Chacun y règle sa langue, ses sous-titres et ses préférences, de sorte qu’un aîné malvoyant et une enfant de huit ans partagent le même abonnement sans se gêner.',
        'Les essais sont menés avec des personnes concernées, chez elles, sur leurs propres appareils. Leurs remarques valent toutes les grilles d’évaluation : un bouton trop proche d’un autre, un mot que personne n’emploie, une annonce sonore qui arrive trop tard.',
      ],
    },
    {
      title: 'Deux autres atouts : consommer moins, recommander mieux',
      paragraphs: [
        'Le streaming s’adapte à la connexion, de la version la plus légère jusqu’à la 4K. Le visionnage hors ligne permet de télécharger une fois, en Wi-Fi, ce que l’on regardera plusieurs fois. Les vignettes, compressées, ne se chargent que lorsqu’elles apparaissent ; la lecture automatique se coupe une fois pour toutes. La meilleure innovation est parfois celle qui retire.',
        'Les recommandations fondées sur l’intelligence artificielle ont, elles, un défaut connu : elles resservent ce que l’on a déjà aimé. L’équipe travaille à un dosage différent, qui mêlerait trois sources.',
      ],
      points: [
        'les goûts du profil, qui restent le point de départ ;',
        'les choix de la rédaction, qui signe et explique ses conseils ;',
        'des pays et des langues que le spectateur n’a pas encore explorés.',
      ],
      afterword:
        'Chaque proposition serait accompagnée d’une explication en quelques mots, et d’un moyen de dire non. La recherche avancée et Ma Liste complètent l’ensemble : on peut se laisser guider, ou décider seul.',
    },
    {
      title: 'Ce que dira le jury, et ce que diront les spectateurs',
      paragraphs: [
        'Le calendrier du concours appartient à ses organisateurs, qui n’ont pris aucun engagement. Le groupe communiquera le résultat quel qu’il soit, y compris si la candidature n’est pas retenue.',
        'Reste l’autre jury, celui qui vote tous les soirs en choisissant de rester ou de partir. Ses critères sont connus : une lecture qui démarre, un catalogue où l’on se reconnaît, un prix que l’on comprend. C’est pour lui, avant tout, que ces trois chantiers continueront, trophée ou non.',
      ],
    },
  ],
  callToAction: {
    title: 'Jugez sur pièces',
    text: 'Profils, téléchargement, recommandations : toutes les fonctions d’Obouo Play, appareil par appareil.',
    link: { label: 'Découvrir Obouo Play', href: '/obouo-play' },
  },
};
