import type { Endpoint, QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { EXPORT_MOST } from '@senluna/contract/desk/lists.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Call, type Route } from '../../../platform/http/route.ts'
import type { AuditFact } from '../../audit/index.ts'
import { staffDid } from '../did.ts'
import { exportColumns } from './export-columns.ts'
import { exportTable } from './export-table.ts'

type Listed = Endpoint & { for: 'staff'; right?: string }

const AT_ONCE = 100

/**
 * The export of a list of the desk, as `exportOf` declares it: the rows that `read` gives page by
 * page, as one table, 10,000 at most. Every field of a row is a column (`exportColumns`). It is
 * written into the audit log with the filters and how many rows.
 */
export function exportRoute<List extends Listed>(
  db: Db,
  list: List,
  exported: Endpoint & { for: 'staff' },
  read: (call: Call<List>) => Promise<ReplyOf<List>>,
): Route {
  return route(exported, async (call) => {
    const rows: Record<string, unknown>[] = []
    let after: string | undefined
    do {
      const query = { ...(call.query as object | undefined), after, pageSize: AT_ONCE } as QueryOf<List>
      const page = pageOf(await read({ ...call, query } as Call<List>))
      rows.push(...page.list)
      after = page.next
    } while (after !== undefined && rows.length < EXPORT_MOST)
    const taken = rows.slice(0, EXPORT_MOST)
    const more = after !== undefined || rows.length > taken.length
    const asked = Object.fromEntries(
      Object.entries((call.query as object | undefined) ?? {}).filter(([name]) => !OURS.has(name)),
    )
    await staffDid(db, call, {
      action: actionOf(exported),
      object: { kind: 'list', id: nameOf(list, call.params) },
      after: { filters: asked, rows: taken.length },
    })
    return {
      csv: exportTable(exportColumns(list, call.brand.timeZone), taken, more ? call.language : undefined),
      rows: taken.length,
      more,
    }
  })
}

/**
 * A list of the desk with its export: `read` gives its pages to both. That somebody looked is
 * written down once: with the page that was looked at, as `look` says, or by the export.
 */
export const listRoutes = <List extends Listed>(
  db: Db,
  list: List,
  exported: Endpoint & { for: 'staff' },
  read: (call: Call<List>) => Promise<ReplyOf<List>>,
  look: (call: Call<List>) => Pick<AuditFact, 'action' | 'object'>,
): Route[] => [
  route(list, async (call) => {
    const page = await read(call)
    await staffDid(db, call, look(call))
    return page
  }),
  exportRoute(db, list, exported, read),
]

/** What was done as the audit log names it: the right that it took, the page in small letters. */
const actionOf = ({ right = 'export' }: { right?: string }): string =>
  right.replace(/^[a-zA-Z]+/, (page) => page.toLowerCase())

/** A list as the audit log names it: its path, with what its braces stand for. */
const nameOf = ({ path }: Endpoint, params: Readonly<Record<string, string>>): string =>
  path.replace(/^\/bo\/v1\//, '').replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

const OURS = new Set(['after', 'pageSize'])

const pageOf = (page: unknown) => page as { list: Record<string, unknown>[]; next?: string }
