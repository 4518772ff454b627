import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'
import { transferById } from '../store.ts'

const transfer: Touches = async ({ db, name, members }) => {
  const found = isUuid<'vendor-transfer'>(name) ? await transferById(db, name) : undefined
  return found !== undefined && members.includes(found.ownerId)
}

/** Whose transfers a call names. */
export const touches = { transfer }
