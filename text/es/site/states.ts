import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'El dinero de tu cuenta sigue siendo tuyo. Para retirarlo, contacta con atención al cliente.',
  'status.denied.unknown': 'Desconocido',
  'status.denied.source': 'Países por dirección IP: {source}',
  'shell.chunk.missing': 'No se pudo cargar esta página. Puede que haya una versión nueva.',
  'shell.chunk.timeout': 'La página tardó demasiado en cargar. Revisa tu red e inténtalo de nuevo.',
  'launch.maintenance.title': 'Juego en mantenimiento',
  'launch.maintenance.body': '{name} está en mantenimiento. Puedes jugar a otro juego.',
  'launch.popupBlocked': 'El navegador bloqueó la ventana emergente. Permítela e inténtalo de nuevo.',
  'launch.openWindow': 'Abrir el juego en una ventana nueva',
  'launch.invalid': 'La dirección del juego no es válida. Contacta con atención al cliente.',
  'frame.slow': 'El juego tarda más de lo normal. Puede que la red vaya lenta.',
  'frame.failed': 'No se pudo abrir el juego',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
