import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { staffDid } from '../../../staff/index.ts'
import { channelById, lockChannel, updateChannel, type ChannelRow } from '../../deposits/channels/store.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { refuseQuick } from './open-channel.ts'
import { refuseRate } from './rate.ts'
import { deskChannel } from './shown-channel.ts'

const TERMS = 'channels.terms'

type Body = Call<typeof contract.changeChannel>['body']

/** What decides how much is credited: two people change it. */
const BY_TWO = ['least', 'most', 'feePpm', 'feeFixed', 'dailyCap', 'vndPerUsdt'] as const

/** A channel as a change names its parts. */
const termsOf = (row: ChannelRow) => ({
  name: row.name,
  state: row.state,
  least: row.least.toString(),
  most: row.most.toString(),
  feePpm: row.fee_ppm,
  feeFixed: row.fee_fixed.toString(),
  expireMin: row.expire_min,
  dailyCap: row.daily_cap?.toString() ?? null,
  priority: row.priority,
  vipFrom: row.vip_from,
  quick: row.quick.map(String),
  vndPerUsdt: row.settings.vndPerUsdt ?? null,
})
type Terms = ReturnType<typeof termsOf>

const termsIn = ({ version: _version, ...body }: Body): Terms => ({
  ...body,
  feeFixed: BigInt(body.feeFixed).toString(),
  vndPerUsdt: body.vndPerUsdt ?? null,
})

/** What differs, as it is and as it would be; the name goes with it, for who reads the request. */
function differing(before: Terms, after: Terms) {
  const names = (Object.keys(after) as (keyof Terms)[]).filter(
    (name) => name === 'name' || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (terms: Terms) => Object.fromEntries(names.map((name) => [name, terms[name]]))
  return { before: only(before), after: only(after) }
}

/**
 * Changes a way, or asks for a second person where it decides what is credited. Refuses
 * SYS_NOT_FOUND, DEP_STATE when somebody was quicker, DEP_LIMIT for limits that leave nothing,
 * VAL_FIELD, also for a rate too far from the one in force, APPROVAL_OPEN.
 */
export async function change(deposits: Deposits, call: Call<typeof contract.changeChannel>) {
  const { body, brand, now } = call
  const id = call.params.id ?? ''
  if (BigInt(body.least) > BigInt(body.most))
    throw new Refusal('DEP_LIMIT', { value: { least: body.least, most: body.most } })
  refuseQuick(body)
  const step = await deposits.rateStepOf(brand.merchantCode, now)
  const done = await deposits.db.transaction().execute(async (tx) => {
    const held = isUuid<'deposit-channel'>(id) ? await lockChannel(tx, brand.merchantCode, id) : undefined
    if (!held) throw new Refusal('SYS_NOT_FOUND')
    if (held.version !== body.version) throw new Refusal('DEP_STATE')
    if ((body.vndPerUsdt !== undefined) !== (held.method === 'USDT'))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'vndPerUsdt' }] })
    refuseRate(body.vndPerUsdt, held.settings.vndPerUsdt, step)
    const [before, after] = [termsOf(held), termsIn(body)]
    const object = { kind: 'depositChannel', id: held.code }
    if (BY_TWO.some((name) => before[name] !== after[name]))
      return askApproval(tx, call, {
        action: TERMS,
        object,
        payload: { id: held.id, version: held.version, terms: after },
        ...differing(before, after),
        needs: 'channels.approve',
      })
    await write(tx, held, after, now)
    await staffDid(tx, call, { action: 'channels.edit', object, before, after })
    const changed = await channelById(tx, brand.merchantCode, held.id)
    assert(changed, 'a channel that is held stays')
    return changed
  })
  return 'approvalId' in done ? done : deskChannel(deposits, done, brand, now)
}

const write = (tx: Tx, held: ChannelRow, { vndPerUsdt, ...terms }: Terms, now: Instant) => {
  const settings = { ...held.settings, ...(vndPerUsdt === null ? {} : { vndPerUsdt }) }
  return updateChannel(tx, { ...terms, settings, heldId: held.id }, now)
}

/** Refused as stale when the channel is another one by now. */
export const termsApproval = (deposits: Deposits): ApprovalAction => ({
  action: TERMS,
  run: async (tx, { payload, merchantCode }, { now }) => {
    const { id, version, terms } = payload as { id: Id<'deposit-channel'>; version: number; terms: Terms }
    const held = await lockChannel(tx, merchantCode, id)
    if (held?.version !== version) throw new Refusal('APPROVAL_STALE')
    refuseRate(terms.vndPerUsdt ?? undefined, held.settings.vndPerUsdt, await deposits.rateStepOf(merchantCode, now))
    await write(tx, held, terms, now)
  },
})
