import { ownTexts } from '@senluna/contract/site/own-texts.ts'
import { call } from '@senluna/web/client/call/call.ts'

/**
 * What the operator says in other words; nothing where it can't be read: the page then says it as
 * the product does.
 */
export const ownWords = (language: string, v: string): Promise<Record<string, string> | undefined> =>
  call(ownTexts, { params: { language }, query: { v } }).then(
    ({ texts }) => texts as Record<string, string>,
    () => undefined,
  )
