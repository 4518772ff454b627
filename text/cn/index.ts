import { texts as frame } from './game-frame.ts'
import { messages } from './messages.ts'
import { texts as later } from './later.ts'
import { texts as lottery } from './lottery.ts'
import { texts as page } from './page.ts'
import { push } from './push.ts'
import { sent } from './sent.ts'
import { transactions } from './transactions.ts'

/** Every message of the language. */
export const texts = { ...page, ...later, ...lottery, ...frame, ...transactions, ...messages, ...sent, ...push }
