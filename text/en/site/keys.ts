import type { keys as vi } from '../../vi/site/keys.ts'

export const keys = {
  'keys.title': 'Keyboard shortcuts',
  'keys.search': 'Search for games',
  'keys.move': 'Move in lists of games and boards of numbers',
  'keys.choose': 'Open a game, pick a number',
  'keys.close': 'Close a window or menu',
  'keys.list': 'This list',
  'keys.games': 'Each game has a list of its own, by the same key.',
} as const satisfies Record<keyof typeof vi, string>
