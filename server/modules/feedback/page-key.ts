import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { TicketKey } from './store.ts'

/** Where a list goes on, as it travels. */
export const keyText = ({ createdAt, id }: { createdAt: Date; id: Id<'feedback-ticket'> }): string =>
  `${createdAt.getTime()}~${id}`

/** The same, read back; null for the first page and for what is no such key. */
export function keyOf(text: string | undefined): TicketKey | null {
  const [ms = '', id = ''] = text?.split('~') ?? []
  return /^\d{1,15}$/.test(ms) && isUuid<'feedback-ticket'>(id) ? { at: new Date(Number(ms)), id } : null
}
