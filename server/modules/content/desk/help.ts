import type * as contract from '@senluna/contract/desk/brand/help.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import { RESERVED } from '../help/help.ts'
import { headingsOf } from '../help/queries/help.ts'
import { shownIn } from '../texts.ts'
import { articleById, hideArticle, writeArticle } from './help-store.ts'
import { refuseUnshown } from './written.ts'

const ACTION = 'content.help'
const ID = /^[a-z0-9][a-z0-9-]{0,59}$/
const objectOf = (id: string) => ({ kind: 'article', id })

type Body = Call<typeof contract.askHelpArticle>['body']
/** What of an article is asked for; languages that aren't named stay as they are. */
type ArticleChange = Omit<Body, 'seen'>

/** The headings, in the reader's language. */
export async function headings(db: Db, { brand, language }: Call<typeof contract.helpHeadings>) {
  const rows = await headingsOf(db, brand.merchantCode)
  return { list: rows.map(({ id, names }) => ({ id, name: shownIn(names, language).text || id })) }
}

/** One article. Refuses SYS_NOT_FOUND. */
export async function article(db: Db, { brand, params }: Call<typeof contract.deskHelpArticle>) {
  const found = await articleById(db, brand.merchantCode, params.id ?? '')
  if (!found) throw new Refusal('SYS_NOT_FOUND')
  return found
}

/**
 * Asks for an article. Refuses VAL_FIELD with the field that can't be so, APPROVAL_STALE when it is
 * another than was read, APPROVAL_OPEN.
 */
export const askArticle = (db: Db, call: Call<typeof contract.askHelpArticle>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, params } = call
    const id = params.id ?? ''
    const { seen, ...wanted } = body
    if (!ID.test(id) || RESERVED.includes(id)) throw wrong('id', RESERVED.includes(id) ? 'TAKEN' : 'NAME', id)
    const before = await articleById(tx, brand.merchantCode, id)
    if (seen === 0 && before) throw wrong('id', 'TAKEN', id)
    if (seen !== (before?.version ?? 0)) throw new Refusal('APPROVAL_STALE')
    await refuseWrong(tx, brand, wanted, before)
    return askApproval(tx, call, {
      action: ACTION,
      object: objectOf(id),
      payload: body,
      ...(before ? { before: await readable(tx, call, { ...before, ...only(before, wanted) }) } : {}),
      after: await readable(tx, call, { ...wanted, shown: true }),
      needs: 'content.edit',
    })
  })

/** Takes an article off. Refuses SYS_NOT_FOUND for none and for one that is off. */
export const hide = (db: Db, call: Call<typeof contract.hideHelpArticle>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params } = call
    const id = params.id ?? ''
    const before = await articleById(tx, brand.merchantCode, id)
    if (!before || !(await hideArticle(tx, brand.merchantCode, id))) throw new Refusal('SYS_NOT_FOUND')
    await staffDid(tx, call, {
      action: 'content.hideHelp',
      object: objectOf(id),
      before: { titles: before.titles, shown: true },
      after: { titles: before.titles, shown: false },
    })
    return { hidden: true }
  })

/** On the site once the second person has said yes, where it is still the one that was read. */
export const articleApproval: ApprovalAction = {
  action: ACTION,
  async run(tx, { objectId: id, payload }, { brand, now }) {
    const { seen, ...wanted } = payload as Body
    const before = await articleById(tx, brand.merchantCode, id)
    const texts = {
      titles: { ...before?.titles, ...wanted.titles },
      contents: { ...before?.contents, ...wanted.contents },
    }
    const done = await writeArticle(tx, brand.merchantCode, { ...wanted, ...texts, id, version: seen }, now)
    if (!done) throw new Refusal('APPROVAL_STALE')
  },
}

const wrong = (field: string, patternId: string, ...args: string[]) =>
  new Refusal('VAL_FIELD', { fields: [{ field, patternId, args }] })

async function refuseWrong(tx: Tx, brand: Brand, wanted: ArticleChange, before: contract.DeskArticle | undefined) {
  const known = await headingsOf(tx, brand.merchantCode)
  if (!known.some(({ id }) => id === wanted.categoryId)) throw wrong('categoryId', 'CHOOSE')
  refuseUnshown(brand, wanted, before)
}

/** The texts of the languages that are asked for, as they are. */
const only = (before: contract.DeskArticle, { titles, contents }: ArticleChange) => ({
  titles: pick(before.titles, titles),
  contents: pick(before.contents, contents),
})
const pick = (texts: Readonly<Record<string, string>>, like: object) =>
  Object.fromEntries(Object.entries(texts).filter(([language]) => language in like))

/** An article in the words of a request for approval. */
async function readable(
  tx: Tx,
  { brand, language }: Call<typeof contract.askHelpArticle>,
  { categoryId, titles, contents, sort, shown }: ArticleChange & Pick<contract.DeskArticle, 'shown'>,
) {
  const heading = (await headingsOf(tx, brand.merchantCode)).find(({ id }) => id === categoryId)
  return { titles, contents, heading: shownIn(heading?.names ?? {}, language).text, sort, shown }
}
