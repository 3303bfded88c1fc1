import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Un bus qui traverse trois quartiers, une box partagée par six personnes, un forfait qui touche à sa fin : la vidéo en ligne se regarde rarement dans des conditions parfaites. Obouo Play a été pensée pour ces moments-là.',
  sections: [
    {
      title: 'Une vidéo, plusieurs versions',
      paragraphs: [
        'Le principe du streaming adaptatif se comprend avec une image. Au lieu d’envoyer un seul fichier, la plateforme prépare chaque programme en plusieurs qualités, de la plus légère à la 4K, puis découpe chacune en segments de quelques secondes.',
        'Pendant la lecture, l’application mesure la vitesse réelle de la connexion et demande, segment après segment, la meilleure version que le réseau peut porter. L’image gagne ou perd un peu de détail ; le film, lui, ne s’arrête pas.',
      ],
    },
    {
      title: 'Commencer vite, et ne plus s’arrêter',
      paragraphs: [
        'Deux instants décident de la patience d’un spectateur : le démarrage, et la première coupure. La lecture s’ouvre donc sur une version légère, qui s’affiche rapidement, avant de monter en qualité. Une réserve de quelques segments est constituée en avance pour absorber les trous de réseau.',
        'Le son fait l’objet d’une attention particulière. On accepte une image un peu plus douce ; on n’accepte pas une réplique hachée. La piste audio reste ainsi prioritaire lorsque la connexion se dégrade.',
      ],
    },
    {
      title: 'Respecter les forfaits',
      paragraphs: [
        'Sur le continent, la donnée mobile se paie souvent au mégaoctet. Regarder un épisode ne devrait pas coûter le prix d’un repas. Plusieurs réglages laissent chacun décider de ce qu’il consomme.',
      ],
      points: [
        'un plafond de qualité lorsque l’appareil n’est pas en Wi-Fi ;',
        'le téléchargement, pour regarder hors ligne ce que l’on a choisi à la maison ;',
        'une estimation claire du poids d’un programme avant de le lancer.',
      ],
    },
    {
      title: 'Moins de données, moins d’énergie',
      paragraphs: [
        'Une image plus légère soulage aussi les équipements. Un téléphone modeste décode plus facilement une définition adaptée à son écran, chauffe moins et tient plus longtemps. Envoyer de la 4K sur une dalle de six pouces serait un gâchis pour tout le monde, à commencer par la batterie.',
        'Les équipes techniques poursuivent les essais dans des conditions volontairement difficiles : réseau saturé, appareil ancien, passage d’une antenne à l’autre. La haute définition est une promesse facile à tenir dans un laboratoire. C’est dans la rue, en fin de journée, que se juge un service.',
      ],
    },
  ],
  callToAction: {
    title: 'Essayez par vous-même',
    text: 'Fonctionnalités, appareils compatibles et contenus populaires : faites le tour d’Obouo Play.',
    link: { label: 'Découvrir Obouo Play', href: '/obouo-play' },
  },
};
