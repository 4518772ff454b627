import { kept } from '@senluna/web/client/storage.ts'

const KEY = 'transfer.stays'

/**
 * Whether the main wallet goes along into games of vendors with a wallet of their own; so it does
 * unless said otherwise.
 */
export const goesAlong = (): boolean => kept.get(KEY) === null

/** Sets it for this browser. */
export const setGoesAlong = (on: boolean): void => kept.set(KEY, on ? null : '1')
