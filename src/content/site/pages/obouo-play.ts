import { platformName } from '../../brand';
import type { PageSeo } from '../../types';

export const platformSeo: PageSeo = {
  title: 'Obouo Play, le streaming panafricain | Groupe Obouo',
  description:
    'Obouo Play : plus de 1000 heures de séries, de films et de direct, gratuites avec publicité ou sans publicité en premium, sur mobile, ordinateur et TV.',
  canonical: '/obouo-play',
};

export const platformHero = {
  eyebrow: platformName,
  title: 'Vos soirées tiennent dans une application',
  text: 'Quatre chaînes en direct et un catalogue à la demande, du dernier épisode au grand classique. Gratuit avec publicité, ou sans publicité avec le premium.',
  storesLabel: `Télécharger ${platformName}`,
} as const;

export const playerContent = {
  label: 'Lecteur de démonstration',
  play: 'Lancer la lecture',
  pause: 'Mettre en pause',
  progress: 'Progression de la lecture',
  kind: 'Série · Épisode 1',
  title: 'Les Nuits de la lagune',
  notice: 'Illustration : ce lecteur montre l’interface, aucune vidéo n’est diffusée sur cette page.',
} as const;
