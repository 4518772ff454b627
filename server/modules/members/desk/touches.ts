import type { Touches } from '../../approvals/index.ts'
import { memberByName } from '../store.ts'

const member: Touches = ({ name, members }) => members.some((related) => related === name)

const userName: Touches = async ({ db, merchantCode, name, members }) => {
  const named = await memberByName(db, merchantCode, name.trim().toLowerCase())
  return named !== undefined && members.includes(named.id)
}

/** Whose account a call names, by id or by name. */
export const touches = { member, userName }
