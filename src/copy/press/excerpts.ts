import type { PressSlug } from './slugs';

/**
 * A sentence or two on each article, for lists, the feed and previews. Apart from the summaries, because the first view of
 * an article shows none of them.
 */
export const pressExcerpts: Record<PressSlug, string> = {
  'marmite-channel-lancement-2024':
    'Du marché à la table : la chaîne culinaire du groupe veut filmer les gestes, les produits et celles et ceux qui les transmettent.',
  'accord-strategique-startimes':
    'Le groupe étudie la reprise de ses quatre chaînes dans un bouquet satellite : ce que changerait un tel accord pour les foyers.',
  'coproduction-canal-plus':
    'Une série tournée entre Abidjan et Dakar est à l’étude avec le groupe de télévision payante.',
  'hivowood-vitrine-cinema':
    'Premières, restaurations, cartes blanches : la ligne éditoriale envisagée pour la chaîne cinéma.',
  'streaming-adaptatif':
    'Comment Obouo Play ajuste l’image à chaque connexion, sans gaspiller les forfaits mobiles.',
  'studio-post-production':
    'Montage, étalonnage, mixage, doublage : visite, sur plans, du lieu où les films devraient trouver leur forme définitive.',
  'bureau-regional-dakar':
    'Une implantation légère, recrutée sur place et tournée vers la production, les talents et les diffuseurs de la région.',
  'accords-distribution-internationaux':
    'Opérateurs, bouquets en ligne, services gratuits : comment les chaînes du groupe pourraient rejoindre les diasporas.',
  'hivowood-fespaco':
    'À Ouagadougou, une sélection vaudrait bien plus qu’un trophée : ce que la chaîne espère y montrer, et y apprendre.',
  'obouo-play-africa-digital-awards':
    'Accessibilité, sobriété, recommandations : les trois atouts d’une candidature en préparation.',
};
