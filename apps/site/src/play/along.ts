import { kept } from '@senluna/web/client/storage.ts'

const KEY = 'transfer.along'

/**
 * Whether the main wallet goes along into games of vendors with a wallet of their own: only where
 * the player has said so in this browser.
 */
export const goesAlong = (): boolean => kept.get(KEY) !== null

/** Sets it for this browser. */
export const setGoesAlong = (on: boolean): void => kept.set(KEY, on ? '1' : null)
