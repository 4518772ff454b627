import type * as contract from '@senluna/contract/desk/credit.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { memberByName } from '../../members/index.ts'
import type { Credit } from '../credit.ts'
import { giveCredit } from '../give-credit.ts'
import { checkOpening, openBook } from '../open-book.ts'
import { checkBounds, setBounds, type Bounds } from '../set-positions.ts'
import { creditAccount } from '../store/account-store.ts'
import { LATEST, positionsOn } from '../store/position-store.ts'

const LINE = 'credit.line'

/** What two people give a general agent. */
interface LineWanted {
  credit: string
  most: Partial<Record<Product, number>>
  least: number
}

/**
 * Asks to give a general agent credit and positions; a second person agrees. Refuses SYS_NOT_FOUND,
 * what `openBook` refuses, CRD_BELOW_GIVEN, CRD_POSITION, APPROVAL_OPEN, APPROVAL_RELATED.
 */
export const askLine = ({ db }: Credit, call: Call<typeof contract.setCreditLine>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, now } = call
    const member = await memberByName(tx, brand.merchantCode, body.name.toLowerCase())
    if (!member) throw new Refusal('SYS_NOT_FOUND')
    await checkOpening(tx, brand, member.id)
    const own = await creditAccount(tx, member.id)
    if (own && BigInt(body.credit) < own.given)
      throw new Refusal('CRD_BELOW_GIVEN', { value: { given: own.given.toString() } })
    const payload: LineWanted = { credit: body.credit, most: body.most, least: body.least }
    if (own) await checkBounds(tx, { brand, memberId: member.id }, boundsOf(payload), now)
    const held = (await positionsOn(tx, [member.id], LATEST)).get(member.id)!
    const mosts = PRODUCTS.map((product) => [product, held[product].most] as const)
    return askApproval(tx, call, {
      action: LINE,
      object: { kind: 'member', id: member.id },
      memberId: member.id,
      payload,
      before: { member: member.userName, credit: (own?.credit ?? 0n).toString(), ...Object.fromEntries(mosts) },
      after: { member: member.userName, credit: body.credit, leastShare: body.least, ...body.most },
      needs: 'credit.approve',
    })
  })

const boundsOf = ({ most, least }: LineWanted): Bounds[] =>
  PRODUCTS.flatMap((product) => {
    const much = most[product]
    return much === undefined ? [] : [{ product, least: Math.min(least, much), most: much }]
  })

/** Opens the book where there is none, and gives, once a second person has agreed. */
export const lineApproval = (brands: readonly Brand[]): ApprovalAction => ({
  action: LINE,
  async run(tx, { objectId, payload, merchantCode, makerId }, { now }) {
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    if (!brand) throw new Refusal('APPROVAL_STALE')
    const memberId = id<'member'>(objectId)
    const wanted = payload as LineWanted
    const giving = {
      generalAgentId: memberId,
      uplineId: null,
      memberId,
      credit: amount(BigInt(wanted.credit)),
      byId: makerId,
    }
    try {
      await openBook(tx, brand, memberId, now)
      await giveCredit(tx, brand, giving, now)
      await setBounds(tx, { brand, memberId, byId: makerId }, boundsOf(wanted), now)
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
    }
  },
})
