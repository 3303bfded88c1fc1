import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Ouagadougou est, depuis des décennies, la ville où les cinémas d’Afrique se donnent rendez-vous. Hivowood pourrait un jour y présenter une œuvre en compétition au FESPACO. Pour la chaîne, l’enjeu dépasse de loin celui d’un trophée.',
  sections: [
    {
      title: 'Un festival comme boussole',
      paragraphs: [
        'Peu d’événements mêlent à ce point le public et la profession. On y croise des étudiants, des producteurs, des familles venues voir un film en plein air, des critiques qui se disputent jusqu’à la nuit. Être sélectionné y signifie d’abord être regardé par celles et ceux à qui l’on s’adresse.',
        'C’est pourquoi l’équipe de Hivowood y voit un repère autant qu’une ambition. Une chaîne de cinéma doit savoir ce qui émeut une salle avant de prétendre occuper un salon.',
      ],
    },
    {
      title: 'Quelle œuvre pour concourir ?',
      paragraphs: [
        'Rien n’est arrêté. Plusieurs projets soutenus dès l’écriture pourraient, une fois terminés, être proposés aux sélectionneurs : un long métrage de fiction, un documentaire au long cours, une série courte. La décision appartiendrait aux réalisateurs, et le choix final au festival seul.',
      ],
      points: [
        'le respect du règlement et de l’indépendance du jury ;',
        'la priorité donnée aux auteurs, qui restent maîtres de leur calendrier ;',
        'une copie irréprochable, sous-titrée en français et en anglais.',
      ],
    },
    {
      title: 'Accompagner, même sans prix',
      paragraphs: [
        'Une compétition ne retient que quelques titres. La chaîne entend donc être présente autrement : en couvrant le festival par des journaux quotidiens, en filmant les rencontres, en achetant des films repérés sur place pour les montrer à celles et ceux qui ne peuvent pas faire le voyage.',
        'Cette couverture resterait journalistique. Elle parlerait des œuvres de tous les pays, y compris de celles que diffusent d’autres chaînes, et donnerait autant de place aux premiers films qu’aux noms installés.',
      ],
    },
    {
      title: 'Un rendez-vous avec soi-même',
      paragraphs: [
        'Se présenter à Ouagadougou oblige à se poser des questions simples. Qui raconte ? Dans quelle langue ? Avec quel argent, et pour quel public ? Un jeune label n’a pas intérêt à brûler les étapes, et Hivowood préfère arriver avec un film abouti qu’avec une affiche.',
        'Si une sélection venait à se confirmer, le groupe l’annoncerait après le festival lui-même, comme le veut l’usage. Dans l’intervalle, le travail se fait là où il doit se faire : dans les salles de montage.',
      ],
    },
  ],
  callToAction: {
    title: 'Suivre Hivowood',
    text: 'Accréditations, visuels et demandes d’entretien : le service presse répond aux rédactions.',
    link: { label: 'Retrouver l’espace presse', href: '/presse#contact-presse' },
  },
};
