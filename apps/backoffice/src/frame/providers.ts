import { sanctions, type Sanction } from '@senluna/contract/desk/members/rooms.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache } from '@senluna/web/client/query.ts'
import type { AuthProvider, DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core'
import type { AtDesk } from '../session.ts'

/** The rows of each list. The server pages by key: each page carries the key of the next. */
type Page = { list: readonly object[]; next?: string }

const LISTS: Record<string, (after: string | undefined, params: GetListParams) => Promise<Page>> = {
  sanctions: (after, { pagination }) =>
    call(sanctions, { query: { after, pageSize: String(pagination?.perPage ?? 20) } }),
}

/** Rows of the lists, as the desk's parts take them from `useListContext`. */
export type SanctionRow = Sanction

/** Reads the sanctions again. */
export const refreshSanctions = (): Promise<void> => cache.invalidateQueries({ queryKey: ['sanctions'] })

const none = (): never => {
  throw new Error('the desk changes things by its own calls')
}

/**
 * The lists of the desk for ra-core: reading only. What changes something has a call of its own
 * with a reason, and each page of it says which.
 */
export function deskData(): DataProvider {
  const keys = new Map<string, string>()
  return {
    getList: async <Row extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<Row>> => {
      const { page = 1 } = params.pagination ?? {}
      const place = (number: number) => JSON.stringify([resource, params.filter, number])
      const read = LISTS[resource]
      if (!read) return none()
      const { list, next } = await read(page === 1 ? undefined : keys.get(place(page)), params)
      if (next !== undefined) keys.set(place(page + 1), next)
      return {
        data: list as Row[],
        pageInfo: { hasNextPage: next !== undefined, hasPreviousPage: page > 1 },
      }
    },
    getOne: none,
    getMany: none,
    getManyReference: none,
    create: none,
    update: none,
    updateMany: none,
    delete: none,
    deleteMany: none,
  }
}

/** Who is at the desk, for ra-core. The login and the session's end are our own. */
export const deskAuth = ({ session, signOut }: AtDesk): AuthProvider => ({
  login: none,
  logout: async () => signOut(),
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async () => ({ id: session.name, fullName: session.shownAs }),
  getPermissions: async () => session.rights,
})
