import { texts as frame } from './site/game-frame.ts'
import { contractMessages } from './messages/contracts.ts'
import { messages } from './messages/messages.ts'
import { texts as later } from './later.ts'
import { head } from './site/head.ts'
import { texts as page } from './site/page.ts'
import { push } from './messages/push.ts'
import { sent } from './messages/sent.ts'
import { texts as soon } from './soon.ts'
import { transactions } from './money/transactions.ts'

/** Every message of the language. */
export const texts = {
  ...page,
  ...soon,
  ...later,
  ...frame,
  ...transactions,
  ...messages,
  ...contractMessages,
  ...sent,
  ...push,
  ...head,
}
