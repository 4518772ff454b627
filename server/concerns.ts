import { isUuid } from '@senluna/kit/ids.ts'
import { FAMILIES } from './families.ts'
import { requestAbout, type Touches, type TouchesByKind } from './modules/approvals/index.ts'
import * as bills from './modules/bills/desk/index.ts'
import * as cashier from './modules/cashier/desk/index.ts'
import * as chat from './modules/chat/desk/index.ts'
import * as contracts from './modules/contracts/desk/index.ts'
import * as credit from './modules/credit/desk/index.ts'
import * as feedback from './modules/feedback/desk/index.ts'
import * as kyc from './modules/kyc/desk/index.ts'
import * as members from './modules/members/desk/index.ts'
import * as points from './modules/points/desk/index.ts'
import * as promotions from './modules/promotions/desk/index.ts'
import * as reconciliation from './modules/reconciliation/index.ts'
import * as risk from './modules/risk/desk/index.ts'
import * as transfers from './modules/transfers/desk/index.ts'
import * as turnover from './modules/turnover/desk/index.ts'

const ofFamilies =
  (kind: keyof TouchesByKind): Touches =>
  async (named) => {
    for (const { touches } of FAMILIES) if (await touches?.[kind]?.(named)) return true
    return false
  }

/** The kinds of what requests are about, where no member is noted in the request. */
export const KIND_OF_OBJECT: Readonly<Record<string, Exclude<keyof TouchesByKind, 'approval'>>> = {
  ...Object.fromEntries(FAMILIES.flatMap(({ objectKinds = {} }) => Object.entries(objectKinds))),
  'recon-case': 'reconCase',
  receipt: 'receipt',
  watch: 'watch',
}

const approval: Touches = async (named) => {
  const about = isUuid<'approval'>(named.name) ? await requestAbout(named.db, named.name) : undefined
  if (!about) return false
  if (about.memberId !== null && named.members.includes(about.memberId)) return true
  const kind = KIND_OF_OBJECT[about.kind]
  const things = [...about.concerns, ...(kind ? [{ what: kind, name: about.id }] : [])]
  for (const { what, name } of things)
    if (what !== 'staff' && (await TOUCHES[what]({ ...named, merchantCode: about.merchantCode, name }))) return true
  return false
}

/** Whose anything is that a call of the desk names. */
export const TOUCHES: TouchesByKind = {
  ...bills.touches,
  ...cashier.touches,
  ...chat.touches,
  ...contracts.touches,
  ...credit.touches,
  ...feedback.touches,
  ...kyc.touches,
  ...members.touches,
  ...points.touches,
  ...promotions.touches,
  ...reconciliation.touches,
  ...risk.touches,
  ...transfers.touches,
  ...turnover.touches,
  approval,
  draw: ofFamilies('draw'),
}
