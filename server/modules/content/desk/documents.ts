import type * as contract from '@senluna/contract/desk/brand/help.ts'
import type { DocumentKind } from '@senluna/contract/site/help.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { changeSetting } from '../../settings/index.ts'
import { currentOf } from '../help/document.ts'
import { versionsOf } from '../help/queries/documents.ts'
import { addDocument } from '../help/save-help.ts'
import { shownIn } from '../texts.ts'
import { refuseUnshown } from './written.ts'

const ACTION = 'content.document'
const KINDS = ['terms', 'privacy'] as const satisfies readonly DocumentKind[]
const kindOf = (given: string | undefined): DocumentKind => {
  const kind = KINDS.find((known) => known === given)
  if (!kind) throw new Refusal('SYS_NOT_FOUND')
  return kind
}

/** Every version of both, the newest first. */
export async function documents(db: Db, { brand, language, now }: Call<typeof contract.deskDocuments>) {
  const all = await Promise.all(
    KINDS.map(async (kind) => {
      const rows = await versionsOf(db, brand.merchantCode, kind)
      const current = currentOf(brand, kind, rows, now)
      return rows.map((row) => ({
        kind,
        version: row.version,
        title: shownIn(row.titles, language).text,
        languages: Object.keys(row.titles),
        effectiveAt: row.effective_at.toISOString(),
        current: row === current,
      }))
    }),
  )
  return { list: all.flat() }
}

/** One version in full. Refuses SYS_NOT_FOUND. */
export async function document(db: Db, { brand, params }: Call<typeof contract.deskDocument>) {
  const kind = kindOf(params.kind)
  const row = (await versionsOf(db, brand.merchantCode, kind)).find(({ version }) => version === params.version)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return { kind, version: row.version, titles: row.titles, contents: row.contents }
}

/**
 * Asks for a new version. Refuses SYS_NOT_FOUND for another kind, VAL_FIELD with the field that
 * can't be so, APPROVAL_STALE when there is a newer one than was read, APPROVAL_OPEN.
 */
export const askDocument = (db: Db, call: Call<typeof contract.askDocument>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, params } = call
    const kind = kindOf(params.kind)
    const { seen, titles, contents } = body
    const [before] = await versionsOf(tx, brand.merchantCode, kind)
    if (seen !== (before?.version ?? '')) throw new Refusal('APPROVAL_STALE')
    refuseUnshown(brand, { titles, contents }, before)
    return askApproval(tx, call, {
      action: ACTION,
      object: { kind: 'document', id: kind },
      payload: { titles, contents, seen },
      ...(before
        ? { before: { titles: pick(before.titles, titles), contents: pick(before.contents, contents), version: seen } }
        : {}),
      after: { titles, contents },
      needs: 'content.edit',
    })
  })

/** Holds once the second person has said yes, where no newer one has come. */
export const documentApproval: ApprovalAction = {
  action: ACTION,
  async run(tx, { objectId, payload }, { brand, now }) {
    const kind = kindOf(objectId)
    const { titles, contents, seen } = payload as { titles: Texts; contents: Texts; seen: string }
    const [before] = await versionsOf(tx, brand.merchantCode, kind)
    if (seen !== (before?.version ?? '')) throw new Refusal('APPROVAL_STALE')
    const version = versionAfter(before?.version ?? '', brand, now)
    const texts = {
      titles: { ...before?.titles, ...titles },
      contents: { ...before?.contents, ...contents },
    }
    await addDocument(tx, brand.merchantCode, { kind, version, ...texts }, now)
    if (kind === 'terms') await changeSetting(tx, brand.merchantCode, 'terms', { version }, now)
  },
}

type Texts = Readonly<Record<string, string>>

const pick = (texts: Texts, like: object) =>
  Object.fromEntries(Object.entries(texts).filter(([language]) => language in like))

/** The day it is approved on, by the brand's clock; a letter tells two of one day apart. */
export function versionAfter(last: string, { timeZone }: Pick<Brand, 'timeZone'>, now: Instant): string {
  const today: string = businessDate(now, timeZone)
  if (today > last) return today
  const letter = last.slice(10)
  if (letter === 'z') throw new Refusal('APPROVAL_STALE')
  return `${last.slice(0, 10)}${letter === '' ? 'b' : String.fromCodePoint(letter.codePointAt(0)! + 1)}`
}
