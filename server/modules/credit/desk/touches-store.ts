import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'
import { namedStatement } from '../store/statement-lists.ts'

const creditStatement: Touches = async ({ db, name, members }) => {
  const found = isUuid<'credit-statement'>(name) ? await namedStatement(db, name) : undefined
  return found !== undefined && members.some((member) => member === found.memberId || member === found.uplineId)
}

/** Whose statement a call names. */
export const touches = { creditStatement }
