import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money':
    'L’argent de votre compte reste à vous. Pour le retirer, veuillez contacter le service client.',
  'status.denied.unknown': 'Inconnu',
  'status.denied.source': 'Pays par adresse IP : {source}',
  'shell.chunk.missing': 'Cette page n’a pas pu être chargée. Il y a peut-être une nouvelle version.',
  'shell.chunk.timeout': 'La page a mis trop de temps à se charger. Vérifiez votre réseau et réessayez.',
  'launch.maintenance.title': 'Jeu en maintenance',
  'launch.maintenance.body': '{name} est en maintenance. Vous pouvez jouer à un autre jeu.',
  'launch.popupBlocked': 'Le navigateur a bloqué la fenêtre. Veuillez l’autoriser et réessayer.',
  'launch.openWindow': 'Ouvrir le jeu dans une nouvelle fenêtre',
  'launch.invalid': 'L’adresse du jeu n’est pas valide. Veuillez contacter le service client.',
  'frame.slow': 'Le jeu met plus de temps que d’habitude. Le réseau est peut-être lent.',
  'frame.failed': 'Le jeu n’a pas pu être ouvert',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
