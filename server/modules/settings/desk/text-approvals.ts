import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isLanguage, type LanguageCode } from '@senluna/text/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { askApproval, type ApprovalAction, type Asking } from '../../approvals/index.ts'
import { beginWords, setWords } from '../words/change-words.ts'
import { ownWords } from '../words/queries/own-words.ts'
import { isTextKey, productsWords, wrongFor } from './product-texts.ts'

/** One text in other words; `before` as the brand said it, where it did. */
export interface TextChange {
  language: LanguageCode
  key: string
  before: string | undefined
  message: string
}

/** By `language/key`: what would be said, and what the brand said in its place. */
interface TextRequest {
  texts: Readonly<Record<string, string>>
  were: Readonly<Record<string, string | null>>
}

const SET = 'translations.set'
const FILE = 'translations.file'

const placeOf = ({ language, key }: Pick<TextChange, 'language' | 'key'>): string => `${language}/${key}`

/** Asks for other words of one text, or of those in a file. Refuses APPROVAL_OPEN. */
export function askTexts(
  tx: Tx,
  call: Asking,
  object: { kind: 'text' | 'texts'; id: string },
  changes: readonly TextChange[],
): Promise<Awaiting> {
  const by = <Value>(valueOf: (change: TextChange) => Value) =>
    Object.fromEntries(changes.map((change) => [placeOf(change), valueOf(change)]))
  const texts = by(({ message }) => message)
  return askApproval(tx, call, {
    action: object.kind === 'text' ? SET : FILE,
    object,
    payload: { texts, were: by(({ before }) => before ?? null) } satisfies TextRequest,
    before: { texts: by(({ language, key, before }) => before ?? productsWords(language, key) ?? null) },
    after: { texts },
    // As with messages to many: two of those who may write one.
    needs: 'translations.edit',
  })
}

/** Says what was asked for, as long as nothing else is said there by now and it may be said. */
const textApproval = (action: string): ApprovalAction => ({
  action,
  async run(tx, { merchantCode, payload, makerName }, { now }) {
    const { texts, were } = payload as TextRequest
    await beginWords(tx, merchantCode, now)
    const words = Object.entries(texts).map(([place, message]) => ({ ...splitPlace(place), message }))
    const own = await ownByPlace(tx, merchantCode, new Set(words.map(({ language }) => language)))
    for (const { language, key, message } of words) {
      const isStale = (own.get(placeOf({ language, key })) ?? null) !== were[placeOf({ language, key })]
      if (isStale || wrongFor(language, key, message)) throw new Refusal('APPROVAL_STALE')
    }
    await setWords(tx, merchantCode, words, makerName, now)
  },
})

/** The text that a place names; a later version may not have it any more. */
function splitPlace(place: string): Pick<TextChange, 'language' | 'key'> {
  const [language = '', key = ''] = place.split('/')
  if (!isLanguage(language) || !isTextKey(key)) throw new Refusal('APPROVAL_STALE')
  return { language, key }
}

async function ownByPlace(tx: Tx, merchantCode: MerchantCode, languages: ReadonlySet<LanguageCode>) {
  const own = new Map<string, string>()
  for (const language of languages)
    for (const { key, message } of await ownWords(tx, merchantCode, language)) own.set(`${language}/${key}`, message)
  return own
}

/** What two people say in other words together. */
export const textApprovals: readonly ApprovalAction[] = [textApproval(SET), textApproval(FILE)]
