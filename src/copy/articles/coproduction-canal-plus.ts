import type { PressArticle } from '../press/article';

export const article: PressArticle = {
  lead: 'Une série tournée entre Abidjan et Dakar pourrait réunir le Groupe Obouo et Canal+. Le projet n’en est qu’à l’écriture et rien n’est encore conclu. Il dit pourtant beaucoup de la façon dont le groupe veut produire demain.',
  sections: [
    {
      title: 'Une histoire de famille et de frontières',
      paragraphs: [
        'Deux sœurs, deux ports, une entreprise de transport héritée d’un père dont chacune garde un souvenir différent. L’intrigue envisagée suit la route des marchandises et des secrets entre la lagune et la presqu’île. Elle parle d’argent, de loyauté et de ces familles dispersées dont chaque membre a réussi ailleurs.',
        'Le format à l’étude compterait huit épisodes. Le dialogue passerait naturellement du français au nouchi et au wolof, comme on le fait dans la vie, avec des sous-titres écrits par les auteurs eux-mêmes.',
      ],
    },
    {
      title: 'Coproduire, c’est partager le regard',
      paragraphs: [
        'Une coproduction ne consiste pas à additionner deux budgets. Elle oblige à décider ensemble qui écrit, qui tourne et à qui appartiennent les images une fois la série diffusée. Le groupe aborde ces discussions avec une priorité : que l’atelier d’écriture, la direction artistique et le montage soient installés sur le continent.',
        'Un partenaire comme Canal+ pourrait apporter son expérience de la série, son exigence technique et une fenêtre de diffusion complémentaire. Le Groupe Obouo apporterait de son côté sa connaissance du terrain, ses équipes de production et l’antenne de Hivowood.',
      ],
    },
    {
      title: 'Un tournage comme une école',
      paragraphs: [
        'Chaque poste important du plateau serait doublé d’un apprenti : caméra, son, lumière, costumes, scripte. L’idée, simple sur le papier, change la vie d’un tournage. Elle suppose d’y consacrer du temps, et de l’inscrire au plan de travail plutôt qu’à la fin d’un discours.',
      ],
      points: [
        'des auteurs réunis en résidence avant le premier jour de tournage ;',
        'des chefs de poste recrutés dans les deux pays ;',
        'une rémunération identique, à poste égal, d’un côté et de l’autre.',
      ],
    },
    {
      title: 'Ce qui reste à décider',
      paragraphs: [
        'Le calendrier, la répartition du financement et l’ordre des diffusions font encore l’objet d’échanges. Le projet pourrait évoluer, changer de partenaire ou ne pas aboutir : c’est le sort de bien des séries, et le groupe préfère le dire.',
        'Une certitude demeure : les histoires qui circulent le mieux sont celles qui assument d’où elles viennent. Si cette série voit le jour, elle sera d’abord ivoirienne et sénégalaise, et c’est ainsi qu’elle aura une chance d’être regardée partout.',
      ],
    },
  ],
  callToAction: {
    title: 'Vous portez un projet ?',
    text: 'Producteurs, diffuseurs, institutions : parlons de coproduction, de l’écriture au dernier épisode.',
    link: { label: 'Devenir partenaire', href: '/partenariats' },
  },
};
