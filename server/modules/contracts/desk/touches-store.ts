import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'
import { contractById } from '../store/contract-store.ts'

const contract: Touches = async ({ db, name, members }) => {
  const found = isUuid<'contract'>(name) ? await contractById(db, name) : undefined
  return found !== undefined && members.some((member) => member === found.holderId || member === found.offerorId)
}

/** Whose contracts a call names. */
export const touches = { contract }
