import type { states as vi } from '../../vi/site/states.ts'

/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money': 'The money in your account stays yours. Contact support to withdraw it.',
  'status.denied.unknown': 'Unknown',
  'status.denied.source': 'Country data by IP address: {source}',
  'shell.chunk.missing': 'This page couldn’t be loaded. There may be a new version.',
  'shell.chunk.timeout': 'The page took too long to load. Check your network and try again.',
  'seamless.title': 'One wallet for every game',
  'seamless.note': 'Play these providers’ games directly from your balance. No transfer needed.',
  'seamless.none': 'No providers use this wallet right now.',
} satisfies Record<keyof typeof vi, string>
