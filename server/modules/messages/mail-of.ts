import type { Draft } from './send-message.ts'
import { titleOf, wordsOf, type Reader } from './template.ts'

/** A message as a mail; none for words of somebody's own, which are HTML for the inbox. */
export function mailOf(draft: Draft, reader: Reader): { subject: string; text: string } | undefined {
  if (!('template' in draft)) return undefined
  const { template, args = {} } = draft
  const words = wordsOf(template, args, reader).replaceAll('\n', '\n\n')
  return { subject: titleOf(template, args, reader), text: `${words}\n\n${reader.brand.brandName}` }
}
