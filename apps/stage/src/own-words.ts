import { ownTexts } from '@senluna/contract/site/own-texts.ts'
import { call } from '@senluna/web/client/call/call.ts'

/**
 * What the operator says in other words; nothing where it can't be read: the frame then says it as
 * the product does.
 */
export const ownWords = (language: string): Promise<Record<string, string> | undefined> =>
  call(ownTexts, { params: { language } }).then(
    ({ texts }) => texts as Record<string, string>,
    () => undefined,
  )
