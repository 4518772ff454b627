import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { DepositChannel, DepositMethod, DepositOrder } from '@senluna/contract/money/deposits.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { HOUR, type Instant } from '@senluna/kit/time.ts'
import { Book } from '../../../../../sandbox/payments/book.ts'
import { sandboxPayments } from '../../../../../sandbox/payments/server.ts'
import { askAs, newSomebody, openHouse, type House, type Reply, type Somebody } from '../../../rounds/testing/house.ts'
import { changeSetting } from '../../../settings/index.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { allocateNew, createDepositCurrencies, openStartingChannels } from '../../index.ts'
import { openDatabase } from '../../../../platform/database/db.ts'
import { queryOf } from '../../../../platform/database/query.ts'

/** A house with its ways to deposit, and the sandbox provider beside it. */
export interface Cash {
  house: House
  book: Book
  provider: ReturnType<typeof sandboxPayments>
  /** How the platform answered the provider's news, in order. */
  statuses: number[]
  close(): Promise<void>
}

const SECRET = 'a secret of tests that is long enough'

export async function openCash(): Promise<Cash> {
  const book = new Book()
  const statuses: number[] = []
  const at: { house?: House } = {}
  const provider = sandboxPayments({
    secret: SECRET,
    book,
    address: () => 'http://sandbox.test',
    now: () => at.house!.parts.clock.now(),
    deliver: async (url, headers, body) => {
      const reply = await at.house!.app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { host: 'localhost', ...headers },
        payload: body,
      })
      statuses.push(reply.statusCode)
      return reply.statusCode
    },
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  const house = await openHouse({ SANDBOX_PAY_URL: `http://127.0.0.1:${port}`, SANDBOX_PAY_SECRET: SECRET }, false)
  at.house = house
  const { database, log, clock, brands } = house.parts
  const owner = openDatabase(house.url, { max: 1, log, as: 'owner', name: 'currencies' })
  await createDepositCurrencies(queryOf(owner.db))
  await owner.close()
  for (const brand of brands) await openStartingChannels(database.db, brand, clock.now())
  return {
    house,
    book,
    provider,
    statuses,
    close: async () => {
      provider.closeAllConnections()
      await new Promise((resolve) => provider.close(resolve))
      await house.close()
    },
  }
}

/** A way to deposit as a member is offered it. */
export async function wayOf(
  { house }: Cash,
  who: Somebody,
  method: DepositMethod,
  chain?: string,
): Promise<DepositChannel> {
  const reply = await askAs<{ methods: { method: string; channels: DepositChannel[] }[] }>(
    house,
    who,
    'GET',
    '/wps/v2/deposit/channels',
  )
  const found = reply.value?.methods
    .find((way) => way.method === method)
    ?.channels.find((channel) => chain === undefined || channel.chain === chain)
  if (!found) throw new Error(`no ${method} is offered: ${reply.errorCode}`)
  return found
}

/** Asks for an order; the refusal or the order. */
export function ask(
  cash: Cash,
  who: Somebody,
  body: Record<string, unknown>,
  key: string = randomUUID(),
): Promise<Reply<DepositOrder>> {
  cash.house.advance(600)
  return askAs<DepositOrder>(cash.house, who, 'POST', '/wps/v2/deposit/orders', body, { 'idempotency-key': key })
}

/** An order that was opened. */
export async function opened(
  cash: Cash,
  who: Somebody,
  method: DepositMethod,
  amount = '500000',
  more: Record<string, unknown> = {},
): Promise<DepositOrder> {
  const { channelId } = await wayOf(cash, who, method, typeof more.chain === 'string' ? more.chain : undefined)
  const reply = await ask(cash, who, { channelId, amount, ...more })
  if (!reply.value) throw new Error(`no order: ${reply.errorCode} ${JSON.stringify(reply.value)}`)
  return reply.value
}

export const orderOf = async ({ house }: Cash, who: Somebody, orderNo: string): Promise<DepositOrder> => {
  const reply = await askAs<DepositOrder>(house, who, 'GET', `/wps/v2/deposit/orders/${orderNo}`)
  if (!reply.value) throw new Error(`no order: ${reply.errorCode}`)
  return reply.value
}

export const act = (cash: Cash, who: Somebody, orderNo: string, verb: string, body?: unknown) => {
  cash.house.advance(600)
  return askAs<DepositOrder>(cash.house, who, 'POST', `/wps/v2/deposit/orders/${orderNo}/${verb}`, body)
}

/** A bank's file with these lines. */
export const csvOf = (
  lines: readonly (readonly [amount: string | number, content: string, ref: string, payer?: string])[],
) =>
  `date,amount,content,reference,payer\n${lines
    .map(([amount, content, ref, payer]) => `2026-11-21 10:00:00,${amount},${content},${ref},${payer ?? ''}`)
    .join('\n')}\n`

interface Imported {
  lines: number
  fresh: number
  incoming: number
  sum: string
  credits: number
  conflicts: number[]
  sample: { outcome: string; reason?: string; orderNo?: string }[]
  credited?: number
  review?: number
  suspense?: number
}
type Uploaded = Imported & { importId: string; approvalId: string }

/** Sends a bank's file to one of its two calls. */
export async function uploadFile(
  cash: Cash,
  staff: Person,
  file: string | Buffer,
  path = '/bo/v1/bank-lines',
  channel?: string,
) {
  const { rows } = await sql<{ id: string }>`select id from cashier.deposit_channel
    where merchant_id = 'senluna' and code = 'DEMO-BANK'`.execute(cash.house.parts.database.db)
  const boundary = 'sen-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="channelId"\r\n\r\n${channel ?? rows[0]!.id}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return askDesk<Uploaded>(cash.house, staff, 'POST', path, body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
}

/** Lets the lines of bank files differ from their orders by so much. */
export async function letDiffer({ house }: Cash, most: string): Promise<void> {
  const { database, clock } = house.parts
  await changeSetting(database.db, merchantCode('senluna'), 'deposit', { differenceMost: most }, clock.now())
  house.advance(1_100)
}

/** Allocates what was released, as the job does. */
export const allocated = ({ house }: Cash) => allocateNew(house.parts.deposits, house.parts.clock.now())

const checkers = new WeakMap<Cash, { since: Instant; person: Promise<Person> }>()
/** Somebody who releases what others upload; another one where no log-in lasts so long. */
export function releaser(cash: Cash): Promise<Person> {
  const now = cash.house.parts.clock.now()
  const known = checkers.get(cash)
  if (known && now - known.since < HOUR) return known.person
  const person = newPerson(cash.house, ['FINANCE_CHECKER'])
  checkers.set(cash, { since: now, person })
  return person
}

/**
 * Sends a bank's file, has a second person release it and its lines allocated. Counts what became
 * of them; a file without anything new stays a preview.
 */
export async function sendFile(
  cash: Cash,
  staff: Person,
  file: string | Buffer,
  verb: 'preview' | 'import' = 'import',
  channel?: string,
) {
  const look = () => uploadFile(cash, staff, file, '/bo/v1/bank-lines/preview', channel)
  if (verb === 'preview') return look()
  const sent = await uploadFile(cash, staff, file, '/bo/v1/bank-lines', channel)
  if (sent.errorCode === 'BANK_FILE_KNOWN') {
    const known = await look()
    return { ...known, value: { ...known.value!, credited: 0, review: 0, suspense: 0 } }
  }
  if (!sent.success || !sent.value) return sent
  const { approvalId, importId } = sent.value
  const released = await askDesk(cash.house, await releaser(cash), 'POST', `/bo/v1/approvals/${approvalId}/approve`, {})
  if (!released.success) throw new Error(`not released: ${released.errorCode}`)
  await allocated(cash)
  const { rows } = await sql<{ credited: number; review: number; suspense: number }>`select
      count(*) filter (where state = 'MATCHED')::integer as credited, count(*) filter (where state = 'REVIEW')::integer as review,
      count(*) filter (where state = 'SUSPENSE')::integer as suspense
    from cashier.receipt where import_id = ${importId}`.execute(cash.house.parts.database.db)
  return { ...sent, value: { ...sent.value, ...rows[0]! } }
}

export const newMember = (cash: Cash, type: 0 | 4 = 0): Promise<Somebody> => newSomebody(cash.house, type)

/** Gives a member a real name, as registration does. */
export const nameMember = ({ house }: Cash, who: Somebody, name: string) =>
  sql`update members.member set profile = profile || ${JSON.stringify({ payeeName: name })}::jsonb where id = ${who.member.id}`.execute(
    house.parts.database.db,
  )
