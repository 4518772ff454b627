import type { Touches } from '../../approvals/index.ts'
import { hasTicket } from '../official/conflict-store.ts'

/** A draw is everybody's who has a ticket on it. */
const draw: Touches = async ({ db, name, members }) =>
  /^[1-9][0-9]{0,8}$/.test(name) && hasTicket(db, Number(name), members)

/** Whose draws a call names. */
export const touches = { draw }
