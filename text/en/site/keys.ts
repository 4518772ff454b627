import type { keys as vi } from '../../vi/site/keys.ts'

export const keys = {
  'keys.title': 'Keyboard shortcuts',
  'keys.search': 'Search for games',
  'keys.move': 'Move through game lists and number boards',
  'keys.choose': 'Open a game, pick a number',
  'keys.close': 'Close a window or menu',
  'keys.list': 'This list',
  'keys.games': 'Each game has its own list, opened with the same key.',
} as const satisfies Record<keyof typeof vi, string>
