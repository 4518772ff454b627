import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'
import { applicationOf } from '../store.ts'

const kyc: Touches = async ({ db, merchantCode, name, members }) => {
  const application = isUuid<'kyc'>(name) ? await applicationOf(db, merchantCode, name) : undefined
  return application !== undefined && members.includes(application.member_id)
}

/** Whose applications a call names. */
export const touches = { kyc }
