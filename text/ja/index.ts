import { texts as frame } from './game-frame.ts'
import { texts as page } from './page.ts'
import { transactions } from './transactions.ts'

/** Every message of the language. */
export const texts = { ...page, ...frame, ...transactions }
