import type { states as vi } from '../../vi/site/states.ts'

/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money': 'The money in your account stays yours. To withdraw it, please contact customer service.',
  'status.denied.unknown': 'Not known',
  'status.denied.source': 'Countries by IP address: {source}',
  'shell.chunk.missing': 'This page could not be loaded. There may be a new version.',
  'shell.chunk.timeout': 'The page took too long to load. Check your network and try again.',
  'seamless.title': 'One wallet for every game',
  'seamless.note': 'With these studios you play straight from your balance, without moving money first.',
  'seamless.none': 'No studio shares one wallet at the moment.',
} satisfies Record<keyof typeof vi, string>
