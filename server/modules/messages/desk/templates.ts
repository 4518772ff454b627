import type * as contract from '@senluna/contract/desk/brand/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import type { Db } from '../../../platform/database/db.ts'
import { momentOf } from '../../../platform/day-range.ts'
import { areTexts } from '../../../platform/words/in-language.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { staffDid } from '../../staff/index.ts'
import { refuseForeignLinks } from '../../../platform/words/own-links.ts'
import {
  listTemplates,
  deleteTemplate,
  insertTemplate,
  templateById,
  templateOf,
  updateTemplate,
} from './template-store.ts'

const PAGE = 50
const ID = /^[a-z0-9-]{1,40}$/
const TITLE_MOST = 120
const CONTENT_MOST = 20_000

/** The templates of the brand, by name. Refuses VAL_FIELD for a key that was never given out. */
export async function templates(db: Db, { brand, query }: Call<typeof contract.messageTemplates>) {
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !ID.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const rows = await listTemplates(db, brand.merchantCode, query.after, size)
  return pageOf(rows, size, (last) => last.id, templateOf)
}

/**
 * Writes a template, its HTML cleaned. Refuses VAL_FIELD for what can't be shown, and for languages
 * with one half only, links that lead elsewhere or the taken name of a new one; APPROVAL_STALE for
 * one that was changed since it was read.
 */
export function saveTemplate(db: Db, call: Call<typeof contract.saveTemplate>): Promise<contract.MessageTemplate> {
  const { body, brand, caller, params, now } = call
  const { id = '' } = params
  const languages = (texts: Readonly<Record<string, string>>) => Object.keys(texts).toSorted().join()
  // As they are kept: cleaning adds to links.
  const contents = Object.fromEntries(
    Object.entries(body.contents).map(([language, html]) => [language, cleanHtml(html)]),
  )
  const checks: [field: string, fine: boolean][] = [
    ['id', ID.test(id)],
    ['titles', areTexts(body.titles, TITLE_MOST)],
    ['contents', areTexts(contents, CONTENT_MOST) && languages(body.contents) === languages(body.titles)],
  ]
  const broken = checks.filter(([, fine]) => !fine).map(([field]) => ({ field }))
  if (broken.length > 0) throw new Refusal('VAL_FIELD', { fields: broken })
  const seen = body.seen === undefined ? undefined : new Date(momentOf('seen', body.seen))
  refuseForeignLinks(brand, 'contents', ...Object.values(body.contents))
  return db.transaction().execute(async (tx) => {
    const before = await templateById(tx, brand.merchantCode, id)
    const wanted = { ...body, merchantCode: brand.merchantCode, id, contents, route: body.route, name: caller.name }
    const row = seen ? await updateTemplate(tx, wanted, seen, now) : await insertTemplate(tx, wanted, now)
    if (!row && seen) throw new Refusal('APPROVAL_STALE')
    if (!row) throw new Refusal('VAL_FIELD', { fields: [{ field: 'id', patternId: 'TAKEN', args: [id] }] })
    await staffDid(tx, call, {
      action: 'content.template',
      object: { kind: 'template', id },
      ...(before ? { before: { tab: before.tab, titles: before.titles } } : {}),
      after: { tab: body.tab, titles: body.titles },
    })
    return templateOf(row)
  })
}

/** Takes a template away. Refuses SYS_NOT_FOUND. */
export const removeTemplate = (db: Db, call: Call<typeof contract.removeTemplate>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params } = call
    const { id = '' } = params
    const row = await deleteTemplate(tx, brand.merchantCode, id)
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    await staffDid(tx, call, {
      action: 'content.template',
      object: { kind: 'template', id },
      before: { tab: row.tab, titles: row.titles },
    })
    return { removed: true }
  })
