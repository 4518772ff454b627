import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk-withdrawals.ts'
import type { DeskPayoutAccount, PayoutChannel } from '@senluna/contract/desk-withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { emit } from '../../../platform/outbox.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import { shownCurrency } from '../deposits/desk.ts'
import { maskedNumber } from './account-number.ts'
import { endAccount, shownAccount, type AccountRow } from './accounts.ts'
import { balancesOf } from './balances.ts'
import { channelsOf, everyChannelOf, type Channel } from './channels.ts'
import { MANUAL, type Withdrawals } from './deps.ts'

/** The ways by which money leaves, with how they did in the last seven days. */
export async function listChannels(
  { db, providers }: Withdrawals,
  { brand, now }: Call<typeof contract.payoutChannels>,
) {
  return {
    list: await shownChannels(db, await everyChannelOf(db, brand.merchantCode), brand, now),
    providers: [...providers.keys(), MANUAL],
  }
}

async function shownChannels(
  db: Db | Tx,
  channels: readonly Channel[],
  brand: Brand,
  now: Instant,
): Promise<PayoutChannel[]> {
  const { rows } = await sql<{ channel_id: string; paid: number; failed: number; open: number }>`select p.channel_id,
      (count(*) filter (where p.state in ('PAID', 'CONFIRMED', 'DISPUTED') and p.paid_at > ${new Date(now - 7 * DAY)}))::integer as paid,
      (count(*) filter (where p.state = 'FAILED' and p.made_at > ${new Date(now - 7 * DAY)}))::integer as failed,
      (count(*) filter (where p.state in ('QUEUED', 'SENT', 'UNKNOWN')))::integer as open
    from payout.part p join payout.withdrawal w on w.no = p.no
    where w.merchant_id = ${channels[0]?.merchant_id ?? ''} and (p.made_at > ${new Date(now - 8 * DAY)} or w.ended_at is null)
    group by p.channel_id`.execute(db)
  const balanceOf = await balancesOf(db, brand.currency.code)
  const figures = new Map(rows.map((row) => [row.channel_id, row]))
  return channels.map(({ id, provider, name, kinds, least, most, priority, paused, ...of }) => ({
    id,
    provider,
    name,
    kinds,
    least: least.toString(),
    most: most.toString(),
    priority,
    paused,
    closed: of.closed_at !== null,
    feePpm: of.fee_ppm,
    feeFixed: of.fee_fixed.toString(),
    balance: balanceOf(provider),
    currency: shownCurrency(brand),
    paid: figures.get(id)?.paid ?? 0,
    failed: figures.get(id)?.failed ?? 0,
    open: figures.get(id)?.open ?? 0,
  }))
}

async function channelOf(db: Db | Tx, merchantCode: string, id: string): Promise<Channel> {
  const found = (await channelsOf(db, merchantCode)).find((one) => one.id === id)
  if (!found) throw new Refusal('SYS_NOT_FOUND')
  return found
}

const CHANNEL = 'channels.payout'

type Change = Call<typeof contract.changePayoutChannel>['body']

/** Asks for a change of a channel. Refuses VAL_FIELD for limits in the wrong order, WD_STATE to close one in use. */
export async function changeChannel({ db }: Withdrawals, call: Call<typeof contract.changePayoutChannel>) {
  const { brand, body, params } = call
  const channel = await channelOf(db, brand.merchantCode, params.id ?? '')
  if (BigInt(body.least ?? channel.least) > BigInt(body.most ?? channel.most))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'most' }] })
  if (body.closed && (await isInUse(db, channel))) throw new Refusal('WD_STATE')
  const before = {
    least: channel.least.toString(),
    most: channel.most.toString(),
    priority: channel.priority,
    feePpm: channel.fee_ppm,
    feeFixed: channel.fee_fixed.toString(),
    paused: channel.paused,
  }
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: CHANNEL,
      object: { kind: 'payout-channel', id: channel.id },
      payload: body,
      before,
      after: { ...before, ...body },
      needs: 'channels.approve',
    }),
  )
}

export const approvalOfChannels: ApprovalAction = {
  action: CHANNEL,
  async run(tx, approved, { now }) {
    const change = approved.payload as Change
    await lockChannels(tx, approved.merchantCode)
    const channel = await channelOf(tx, approved.merchantCode, approved.objectId)
    const [least, most] = [BigInt(change.least ?? channel.least), BigInt(change.most ?? channel.most)]
    if (least > most || (change.closed && (await isInUse(tx, channel)))) throw new Refusal('APPROVAL_STALE')
    await sql`update payout.channel set least = ${least}, most = ${most}, priority = ${change.priority ?? channel.priority},
      fee_ppm = ${change.feePpm ?? channel.fee_ppm}, fee_fixed = ${BigInt(change.feeFixed ?? channel.fee_fixed)},
      paused = ${change.paused ?? channel.paused}, closed_at = ${change.closed ? new Date(now) : null}
      where merchant_id = ${approved.merchantCode} and id = ${channel.id}`.execute(tx)
  },
}

/** Whether something is on its way by it. */
async function isInUse(db: Db | Tx, { merchant_id: merchantCode, id }: Channel): Promise<boolean> {
  const { rows } = await sql`select from payout.part p join payout.withdrawal w on w.no = p.no
    where w.merchant_id = ${merchantCode} and p.channel_id = ${id} and p.state in ('QUEUED', 'SENT', 'UNKNOWN') limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Of what changes the channels of a brand one comes after the other. */
const lockChannels = (tx: Tx, merchantCode: string) =>
  sql`select from payout.channel where merchant_id = ${merchantCode} order by id for no key update`.execute(tx)

const OPENING = 'channels.payoutOpen'

type NewWay = Call<typeof contract.openPayoutChannel>['body']

/** Asks for a new channel. Refuses VAL_FIELD for limits in the wrong order or no such provider, WD_STATE for a name taken. */
export async function openChannel({ db, providers }: Withdrawals, call: Call<typeof contract.openPayoutChannel>) {
  const { brand, body } = call
  if (BigInt(body.least) > BigInt(body.most)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'most' }] })
  if (body.provider !== MANUAL && !providers.has(body.provider))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'provider' }] })
  const every = await everyChannelOf(db, brand.merchantCode)
  if (every.some(({ id }) => id === body.id)) throw new Refusal('WD_STATE')
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: OPENING,
      object: { kind: 'payout-channel', id: body.id },
      payload: body,
      before: {},
      after: { ...body, paused: true },
      needs: 'channels.approve',
    }),
  )
}

export const approvalOfOpenedWays: ApprovalAction = {
  action: OPENING,
  async run(tx, { payload, merchantCode }) {
    const way = payload as NewWay
    const made =
      await sql`insert into payout.channel (merchant_id, id, provider, name, kinds, least, most, priority, paused, fee_ppm, fee_fixed)
      values (${merchantCode}, ${way.id}, ${way.provider}, ${way.name}, ${[...new Set(way.kinds)]}, ${way.least}::bigint,
        ${way.most}::bigint, ${way.priority}, true, ${way.feePpm ?? 0}, ${way.feeFixed ?? '0'}::bigint) on conflict do nothing`.execute(
        tx,
      )
    if (made.numAffectedRows !== 1n) throw new Refusal('APPROVAL_STALE')
  },
}

/** Stops a channel at once: to stop is never wrong, so one person does. */
export async function pauseChannel({ db }: Withdrawals, call: Call<typeof contract.pausePayoutChannel>) {
  const { brand, params, now } = call
  return db.transaction().execute(async (tx) => {
    const channel = await channelOf(tx, brand.merchantCode, params.id ?? '')
    await sql`update payout.channel set paused = true where merchant_id = ${brand.merchantCode} and id = ${channel.id}`.execute(
      tx,
    )
    const [shown] = await shownChannels(tx, [{ ...channel, paused: true }], brand, now)
    await staffDid(tx, call, {
      action: 'channels.pause',
      object: { kind: 'payout-channel', id: channel.id },
      before: { paused: channel.paused },
      after: { paused: true },
    })
    return shown!
  })
}

type Owned = AccountRow & { user_name: string; members: number }

const OWNED =
  sql.raw(`a.*, m.user_name, (select count(distinct b.member_id) from payout.account b where b.merchant_id = a.merchant_id
  and b.kind = a.kind and b.number = a.number and coalesce(b.bank_code, '') = coalesce(a.bank_code, ''))::integer as members
  from payout.account a join members.member m on m.id = a.member_id`)

const shownOwned = (row: Owned, now: Instant): DeskPayoutAccount => {
  const { id, kind, bank, masked, holder, state, usableAt, createdAt } = shownAccount(row, now)
  return {
    id,
    memberId: row.member_id,
    userName: row.user_name,
    kind,
    ...(bank === undefined ? {} : { bank }),
    masked,
    holder,
    state: row.state === 'REMOVED' ? 'REMOVED' : state,
    members: row.members,
    usableAt,
    createdAt,
  }
}

/** Accounts of a brand, the newest first. */
export async function listDeskAccounts({ db }: Withdrawals, call: Call<typeof contract.deskPayoutAccounts>) {
  const { brand, query, now } = call
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  // As it is kept: addresses of Ethereum in lower case, however they are typed; those of TRON as they are.
  const number = (query.number ?? '').replace(/\s/g, '')
  const { rows } = await sql<Owned>`select ${OWNED}
    where a.merchant_id = ${brand.merchantCode} and (${after}::uuid is null or a.id < ${after}::uuid)
      and (${query.state ?? null}::text is null or a.state = ${query.state ?? null})
      and (${query.name ?? null}::text is null or m.user_name = ${(query.name ?? '').trim().toLowerCase()})
      and (${query.number ?? null}::text is null or a.number in (${number}, ${number.toLowerCase()}))
    order by a.id desc limit ${size + 1}`.execute(db)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { list: shown.map((row) => shownOwned(row, now)), ...(rows.length > size && last ? { next: last.id } : {}) }
}

async function owned(tx: Tx, merchantCode: string, id: string): Promise<Owned> {
  const { rows } = isUuid(id)
    ? await sql<Owned>`select ${OWNED} where a.id = ${id} and a.merchant_id = ${merchantCode} for no key update of a`.execute(
        tx,
      )
    : { rows: [] }
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** Locks an account or opens it again. Refuses SYS_NOT_FOUND, WD_STATE for a removed one. */
export async function lockAccount({ db }: Withdrawals, call: Call<typeof contract.lockPayoutAccount>) {
  const { brand, body, params, now } = call
  return db.transaction().execute(async (tx) => {
    const before = await owned(tx, brand.merchantCode, params.id ?? '')
    if (before.state === 'REMOVED') throw new Refusal('WD_STATE')
    const state = body.locked ? 'LOCKED' : 'ACTIVE'
    await sql`update payout.account set state = ${state} where id = ${before.id}`.execute(tx)
    await staffDid(tx, call, {
      action: 'accounts.lock',
      object: { kind: 'payout-account', id: before.id },
      before: { state: before.state },
      after: { state },
    })
    return shownOwned({ ...before, state }, now)
  })
}

const UNBIND = 'accounts.unbind'

/** Asks to take an account off a member. Refuses SYS_NOT_FOUND, WD_STATE for a removed one. */
export async function unbindAccount({ db }: Withdrawals, call: Call<typeof contract.unbindPayoutAccount>) {
  return db.transaction().execute(async (tx) => {
    const account = await owned(tx, call.brand.merchantCode, call.params.id ?? '')
    if (account.state === 'REMOVED') throw new Refusal('WD_STATE')
    return askApproval(tx, call, {
      action: UNBIND,
      object: { kind: 'payout-account', id: account.id },
      memberId: account.member_id,
      payload: {},
      before: { member: account.user_name, state: account.state },
      after: { member: account.user_name, state: 'REMOVED' },
      needs: 'payoutAccounts.approve',
    })
  })
}

export const approvalOfUnbinding: ApprovalAction = {
  action: UNBIND,
  async run(tx, approved, call) {
    const account = await owned(tx, approved.merchantCode, approved.objectId)
    if (account.state === 'REMOVED') throw new Refusal('APPROVAL_STALE')
    await endAccount(tx, account.id, call.now)
    const payload = { account: maskedNumber(account.kind, account.number) }
    await emit(tx, call.now, { topic: 'payoutAccountEnded', audience: account.member_id, payload })
  },
}
