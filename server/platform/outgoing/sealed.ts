import { derivedKey, seal, unseal } from '../config/secrets.ts'
import type { Message } from './message.ts'

const keyOf = (keySecret: string): Buffer => derivedKey(keySecret, 'outgoing-messages')

/**
 * A message as it waits in the table: readable only with the secret, and only in the row it was
 * written for.
 */
export const sealMessage = (keySecret: string, id: string, message: Message): Buffer =>
  seal(keyOf(keySecret), Buffer.from(JSON.stringify(message)), id)

/** Opens a waiting message. Throws when it was sealed under another secret. */
export const openMessage = (keySecret: string, id: string, sealed: Buffer): Message =>
  JSON.parse(unseal(keyOf(keySecret), sealed, id).toString()) as Message
