import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ConcernKind } from '@senluna/contract/endpoint.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Somebody } from '../modules/rounds/testing/house.ts'
import type { Person } from '../modules/staff/testing/desk.ts'
import type { Db } from '../platform/database/db.ts'

/** A member, and people of the staff: who is asked about, and a colleague. */
export interface Owners {
  member: Somebody['member']
  staff: Person
  colleague: Person
  now: Date
}

/** Writes a row; what is not given is as the table has it. */
async function put(db: Db, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(db)
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const number = (length: number) => [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

const ofMember = ({ member }: Owners) => ({ merchant_id: member.merchantCode, member_id: member.id })
const HEX = (bytes: number) => `\\x${randomBytes(bytes).toString('hex')}`
let draws = 900_000

async function payoutAccount(db: Db, owners: Owners): Promise<string> {
  const id = randomUUID()
  const at = { usable_at: owners.now, created_at: owners.now }
  const bank = { kind: 'BANK', bank_code: '970436', number: String(randomBytes(6).readUIntBE(0, 6)), holder: 'A B' }
  await put(db, 'payout.account', { id, ...ofMember(owners), ...bank, ...at })
  return id
}

async function deposit(db: Db, owners: Owners): Promise<{ id: string; no: string; channel: string }> {
  const { rows } = await sql<{ id: string; code: string }>`select id, code from cashier.deposit_channel
    where merchant_id = ${owners.member.merchantCode} order by method = 'BANK' desc limit 1`.execute(db)
  const channel = rows[0]!
  const [id, no] = [randomUUID(), `D${number(10)}`]
  await put(db, 'cashier.deposit', {
    id,
    ...ofMember(owners),
    order_no: no,
    user_name: owners.member.userName,
    channel_id: channel.id,
    channel_code: channel.code,
    provider: 'manual',
    method: 'BANK',
    currency: owners.member.currency,
    request_key: randomUUID(),
    asked: 1_000,
    fee_ppm: 0,
    fee_fixed: 0,
    state: 'REVIEW',
    created_at: owners.now,
    expires_at: owners.now,
    changed_at: owners.now,
  })
  return { id, no, channel: channel.id }
}

async function address(db: Db, owners: Owners): Promise<string> {
  const about = { chain: 'TRC20', address: `T${number(33)}` }
  await put(db, 'cashier.crypto_address', {
    ...ofMember(owners),
    ...about,
    provider: 'sandbox',
    created_at: owners.now,
  })
  return `${about.chain}/${about.address}`
}

async function deviceOf(db: Db, { member }: Owners): Promise<string> {
  const { rows } = await sql<{ device_id: string }>`select device_id from sessions.session
    where member_id = ${member.id} limit 1`.execute(db)
  return rows[0]!.device_id
}

/** A request about an object; not every request notes whose that is. */
export async function requestAbout(
  db: Db,
  { member, colleague, now }: Owners,
  objectKind: string,
  objectId: string,
  memberId: string | null = null,
): Promise<string> {
  const id = randomUUID()
  await put(db, 'approvals.approval', {
    id,
    merchant_id: member.merchantCode,
    member_id: memberId,
    action: 'test.act',
    object_kind: objectKind,
    object_id: objectId,
    payload: {},
    needs: 'members.approve',
    maker_id: colleague.id,
    reason: 'a test',
    created_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  })
  return id
}

/** A dividend without thresholds. */
const TERMS = {
  period: 'SEMIMONTHLY',
  products: ['RNG'],
  basis: 'NET_LOSS',
  tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 10_000 }],
  activeMinValidBet: '0',
  carryMode: 'NONE',
  vendorFeePpm: 0,
}

/** A segment of the line that is the member's. */
async function segment(db: Db, { member, now }: Owners): Promise<string> {
  const id = `line-${randomUUID()}`
  await put(db, 'promotions.segment', {
    merchant_id: member.merchantCode,
    id,
    name: 'A line',
    rules: { line: member.userName, lineId: member.id },
    version: 1,
    maker: 'somebody',
    checker: 'somebody else',
    changed_at: now,
  })
  return id
}

/** Makes a thing of a kind that is a member's, or the account of the staff; answers its name. */
export const THINGS: Readonly<Record<ConcernKind, (db: Db, owners: Owners) => Promise<string>>> = {
  member: async (_db, { member }) => member.id,
  userName: async (_db, { member }) => member.userName,
  staff: async (_db, { staff }) => staff.id,
  async redemption(db, { member, now }) {
    const id = randomUUID()
    const orderNo = `R${id.slice(0, 8)}`
    await put(db, 'points.redemption', {
      id,
      order_no: orderNo,
      merchant_id: member.merchantCode,
      member_id: member.id,
      goods_id: 'cup',
      kind: 'PHYSICAL',
      names: '{}',
      quantity: 1,
      points: 1,
      value: 0,
      currency: 'XVD',
      state: 'In Process',
      created_at: now,
    })
    return orderNo
  },
  async creditStatement(db, { member, now }) {
    const id = randomUUID()
    const line = { general_agent_id: member.id, merchant_id: member.merchantCode, currency: 'XVD' }
    await put(db, 'credit.book', { ...line, opened_at: now, open_week: '2026-11-02' })
    await put(db, 'credit.account', { member_id: member.id, general_agent_id: member.id, plays: false })
    await put(db, 'credit.statement', {
      ...line,
      id,
      week: '2026-10-26',
      member_id: member.id,
      stake: 1,
      payout: 0,
      adjustment: 0,
      owed: 1,
      state: 'OPEN',
      made_at: now,
    })
    return id
  },
  async contract(db, { member, now }) {
    const id = randomUUID()
    await put(db, 'contracts.contract', {
      id,
      merchant_id: member.merchantCode,
      kind: 'DIVIDEND',
      holder_id: member.id,
      version: 1,
      state: 'NEW_REQUEST',
      terms: TERMS,
      note: '',
      offered_at: now,
    })
    return id
  },
  segment: (db, owners) => segment(db, owners),
  async promotion(db, owners) {
    const id = `for-${randomUUID()}`
    const texts = {
      titles: { EN: 'A title' },
      summaries: { EN: 'A summary' },
      facts: {},
      terms: { EN: '<p>Terms</p>' },
    }
    const shown = { category: 'EVENT', imageUrl: '/art/b-gift.svg', sort: 1, startAt: '2026-11-01T00:00:00.000Z' }
    const body = { ...texts, ...shown, segment: await segment(db, owners), rules: { kind: 'INFO' } }
    await put(db, 'promotions.draft', {
      merchant_id: owners.member.merchantCode,
      id,
      body,
      version: 1,
      saved_by: 'somebody',
      saved_at: owners.now,
    })
    return id
  },
  async heldReward(db, owners) {
    const [id, rewardId] = [randomUUID(), randomUUID()]
    const { merchantCode: merchant_id, currency } = owners.member
    const promotion = {
      merchant_id,
      id: `held-${id}`,
      category: 'EVENT',
      cleaned_by: 1,
      image_url: '/art/b-gift.svg',
      sort: 1,
    }
    const texts = { titles: {}, summaries: {}, facts: {}, terms: {}, rules: { kind: 'INFO' } }
    const at = { created_at: owners.now }
    await put(db, 'promotions.promotion', {
      ...promotion,
      ...texts,
      ...at,
      start_at: owners.now,
      enabled: false,
      version: 1,
      control_percent: 0,
    })
    const mine = { ...ofMember(owners), promotion_id: promotion.id }
    await put(db, 'promotions.participation', {
      id: rewardId,
      ...mine,
      ...at,
      cycle: 'ONCE',
      state: 'ISSUED',
      terms_version: 1,
      currency,
      amount: 1_000,
      required: 0,
      kind: KIND.ACTIVITY_REWARD,
      data: {},
      claim_before: new Date(owners.now.getTime() + 86_400_000),
    })
    await put(db, 'promotions.suspicion', { id, ...mine, ...at, reward_id: rewardId, state: 'HELD', found: [] })
    return id
  },
  device: deviceOf,
  payoutAccount,
  reconLine: address,
  deposit: async (db, owners) => (await deposit(db, owners)).no,
  async receipt(db, owners) {
    const { id: depositId, channel } = await deposit(db, owners)
    const id = randomUUID()
    await put(db, 'cashier.receipt', {
      id,
      merchant_id: owners.member.merchantCode,
      channel_id: channel,
      source: 'BANK',
      key: HEX(32),
      booked_at: owners.now,
      amount: 1_000,
      currency: owners.member.currency,
      content: '',
      payer_name: '',
      payer_account: '',
      reference: '',
      state: 'REVIEW',
      left_over: 1_000,
      deposit_id: depositId,
      created_at: owners.now,
      changed_at: owners.now,
    })
    return id
  },
  async withdrawal(db, owners) {
    const no = `W${number(10)}`
    await put(db, 'payout.withdrawal', {
      no,
      ...ofMember(owners),
      currency: owners.member.currency,
      amount: 1_000,
      fee: 0,
      account_id: await payoutAccount(db, owners),
      state: 'REVIEW',
      decision: 'MANUAL',
      score: 0,
      auto_confirm_minutes: 60,
      due_at: owners.now,
      created_at: owners.now,
    })
    return no
  },
  approval: (db, owners) => requestAbout(db, owners, 'member', owners.member.id, owners.member.id),
  async conversation(db, { member, now }) {
    const id = randomUUID()
    await put(db, 'chat.conversation', {
      id,
      merchant_id: member.merchantCode,
      owner_kind: 'member',
      owner_id: member.id,
      name: member.userName,
      language: 'VI',
      state: 'WAITING',
      created_at: now,
      last_at: now,
      last_seq: 0,
      last_text: '',
    })
    return id
  },
  async roomMessage(db, { member, now }) {
    const id = randomUUID()
    await put(db, 'chat.room_message', {
      merchant_id: member.merchantCode,
      room: 'LOBBY-VI',
      id,
      at: now,
      author_kind: 'member',
      author_id: member.id,
      author_name: 'ab***9',
      client_id: randomUUID(),
      body: 'hello',
    })
    return id
  },
  async sanction(db, owners) {
    const id = randomUUID()
    await put(db, 'chat.sanction', {
      id,
      ...ofMember(owners),
      member_name: owners.member.userName,
      kind: 'MUTE',
      since: owners.now,
      reason: 'a test',
      staff_id: owners.colleague.id,
      staff_name: 'Desk',
    })
    return id
  },
  async ticket(db, { member, now }) {
    const no = number(10)
    const id = randomUUID()
    await put(db, 'feedback.ticket', {
      id,
      merchant_id: member.merchantCode,
      ticket_no: no,
      owner_id: member.id,
      user_name: member.userName,
      category: 'ACCOUNT',
      state: 'OPEN',
      language: 'VI',
      created_at: now,
      changed_at: now,
    })
    await put(db, 'feedback.message', {
      id: randomUUID(),
      ticket_id: id,
      at: now,
      author: 'MEMBER',
      content: 'A question',
    })
    return no
  },
  async kyc(db, owners) {
    const id = randomUUID()
    await put(db, 'kyc.application', {
      id,
      ...ofMember(owners),
      tier: 1,
      state: 'PENDING',
      declared: { payeeName: 'A B', birthday: '1990-01-01', address: 'x' },
      kinds: [],
      documents: [],
      created_at: owners.now,
    })
    return id
  },
  async transfer(db, { member, now }) {
    const id = randomUUID()
    await put(db, 'transfers.vendor_transfer', {
      id,
      owner_id: member.id,
      request_id: randomUUID(),
      merchant_id: member.merchantCode,
      vassalage: 'OTHER',
      wallet_no: 101,
      direction: 'IN',
      amount: 1_000,
      currency: member.currency,
      state: 'MANUAL',
      created_at: now,
    })
    return id
  },
  async bill(db, { member, now }) {
    const id = randomUUID()
    const none = Object.fromEntries(
      'valid_bet stake payout rebates bonuses wages payment_fees vendor_fee active net_loss carry_in base carry_out before rate_ppm gross adjustment adjustment_left'
        .split(' ')
        .map((column) => [column, 0]),
    )
    await put(db, 'bills.bill', {
      ...none,
      id,
      line_id: id,
      version: 1,
      merchant_id: member.merchantCode,
      kind: 'DIVIDEND',
      contract_id: randomUUID(),
      contract_version: 1,
      signed_at: now,
      holder_id: member.id,
      depth: 0,
      currency: member.currency,
      period_start: now,
      period_end: now,
      day: now,
      terms: {},
      missed: [],
      due: 1_000,
      paid: 0,
      state: 'REVIEW',
      computed_at: now,
    })
    return id
  },
  async requirement(db, owners) {
    const id = randomUUID()
    await put(db, 'turnover.requirement', {
      id,
      ...ofMember(owners),
      source: 'TEST',
      source_id: id,
      required: 1_000,
      created_at: owners.now,
    })
    return id
  },
  async riskCase(db, owners) {
    const id = randomUUID()
    await put(db, 'risk.case', {
      id,
      ...ofMember(owners),
      kind: 'TURNOVER',
      about_id: id,
      score: 0,
      signals: [],
      created_at: owners.now,
    })
    return id
  },
  async watch(db, owners) {
    const id = randomUUID()
    await put(db, 'risk.watch', {
      id,
      merchant_id: owners.member.merchantCode,
      kind: 'DEVICE',
      value: await deviceOf(db, owners),
      note: 'a test',
      added_by: owners.colleague.id,
      added_at: owners.now,
    })
    return id
  },
  async reconCase(db, owners) {
    const id = randomUUID()
    await put(db, 'reconciliation.case', {
      id,
      merchant_id: owners.member.merchantCode,
      kind: 'CHAIN',
      about: await address(db, owners),
      currency: owners.member.currency,
      difference: 5,
      ours: {},
      theirs: {},
      note: 'a test',
      opened_by: 'somebody',
      opened_at: owners.now,
    })
    return id
  },
  /** A ticket on a draw that nobody makes here. */
  async draw(db, { member, now }) {
    const no = ++draws
    await put(db, 'lottery.ticket', {
      owner_id: member.id,
      id: randomUUID(),
      draw_no: no,
      order_id: randomUUID(),
      place: 0,
      merchant_id: member.merchantCode,
      account_no: 1,
      currency: member.currency,
      book: 0,
      bet_type: 'two-digit-tail',
      selection: [],
      lines: 1,
      unit: 1_000,
      multiple: 1,
      stake: 1_000,
      price: {},
      rules: 'test',
      accepted_at: now,
    })
    return String(no)
  },
}
