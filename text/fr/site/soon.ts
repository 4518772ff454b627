import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Dernière connexion : {time}, depuis {place}.',
  'analytics.choice': 'Choix de la mesure d’audience',
  'login.title': 'Connexion',
  'auth.needed': 'Veuillez vous connecter pour continuer.',
} satisfies Partial<Record<keyof typeof vi, string>>
