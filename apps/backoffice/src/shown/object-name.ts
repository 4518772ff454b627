import type { Approval } from '@senluna/contract/desk/approvals.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'
import { FAMILY_OBJECTS } from '../families.ts'
import { vendorText, wordOf } from '../say.ts'
import { differenceName } from './difference-name.ts'
import { nameOf } from './Named.tsx'

/** What is said of a thing by those who ask or did something. */
type Row = Pick<Approval, 'objectKind' | 'objectId'> & { before?: unknown; after?: unknown }

/** A thing as it is, or as it would be. */
export type Side = Readonly<Record<string, unknown>>

export const isSide = (value: unknown): value is Side =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const sideOf = (value: unknown): Side => (isSide(value) ? value : {})

/** What a kind of things is called; the kind itself where it has no name. */
export function kindName(kind: string): string {
  const own = wordOf('desk.approvals.object', kind)
  return own === kind ? wordOf('desk.audit.object', kind) : own
}

const textIn = (row: Row, ...names: string[]): string | undefined => {
  for (const side of [row.after, row.before])
    for (const name of names) {
      const found = sideOf(side)[name]
      if (typeof found === 'string' && found !== '') return found
    }
  return undefined
}

/** What it is called in the reader's language, else in any it has. */
const titleIn = (row: Row): string | undefined => {
  const titles = sideOf(sideOf(row.after)['titles'])
  return [titles[chosenLanguage()], ...Object.values(titles)].find((title) => typeof title === 'string')
}

/** Which one of its kind a request or an entry is about, by the name people know it by. */
export function objectName(row: Row): string {
  const { objectKind: kind, objectId: id } = row
  const tail = id.slice(-12)
  if (kind === 'setting') return wordOf('desk.approvals.setting', id)
  if (kind === 'role') return nameOf('role', id)
  if (kind === 'risk-rule') return wordOf('desk.signal', id)
  if (kind === 'job') return wordOf('desk.approvals.job', id)
  const ofFamily = FAMILY_OBJECTS[kind]
  if (ofFamily) {
    const name = ofFamily.namedBy.flatMap((field) => textIn(row, field) ?? []).join(' ')
    return name || (ofFamily.id === 'whole' ? id : tail)
  }
  if (kind === 'vendor') return vendorText(id, textIn(row, 'vendor'))
  if (kind === 'game') return textIn(row, 'game') ?? id
  if (kind === 'article') return titleIn(row) ?? id
  if (kind === 'document') return wordOf('desk.documents.kind', id)
  if (kind === 'goods' || kind === 'promotion' || kind === 'segment') return titleIn(row) ?? textIn(row, 'name') ?? id
  if (kind === 'recon-case') {
    const about = textIn(row, 'about')
    return about === undefined ? tail : differenceName(about)
  }
  if (kind === 'watch') return textIn(row, 'value') ?? tail
  if (kind === 'receipt') return textIn(row, 'payer') ?? tail
  if (kind === 'staff') return textIn(row, 'name') ?? tail
  if (kind === 'deposit' || kind === 'withdrawal' || kind === 'bet' || kind === 'mailing' || kind === 'host') return id
  if (kind === 'text') return id
  if (kind.endsWith('hannel')) return textIn(row, 'name') ?? id
  return textIn(row, 'member', 'account') ?? tail
}
