import { FEEDBACK_LENGTH } from '@senluna/contract/site/feedback.ts'
import { text } from '@senluna/web/client/text.ts'

/** How long a message is, as the server counts: code points, without spaces around it. */
export const lengthOf = (written: string): number => [...written.normalize('NFC').trim()].length

/** What is wrong with a message's length, for people; nothing when it is right. */
export function brokenLength(written: string): string | undefined {
  const { least, most } = FEEDBACK_LENGTH
  const length = lengthOf(written)
  return length < least || length > most ? text('refusal.FB_LENGTH', [least, most]) : undefined
}
