import { sql } from 'kysely'
import type * as contract from '@senluna/contract/content-desk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { askApproval, type ApprovalAction } from '../approvals/index.ts'
import { sendMessage } from '../messages/index.ts'

const PAGE = 20
/** So many members in one transaction. */
const AT_ONCE = 200

type Words = Pick<contract.DeskMailing, 'tab' | 'title' | 'label'> & { content: string; route?: string }

interface Row {
  id: string
  tab: contract.DeskMailing['tab']
  title: string
  content: string
  route: string | null
  label: string
  state: 'RUNNING' | 'DONE'
  after_id: string | null
  sent: number
  skipped: number
  maker: string
  merchant_id: string
  started_at: Date
  ended_at: Date | null
}

/** Messages to many, the latest first. Refuses VAL_FIELD for a key that was never given out. */
export async function mailings(db: Db, { brand, query }: Call<typeof contract.deskMailings>) {
  const size = query.pageSize ?? PAGE
  const [, at, last] = /^(\d{1,14})_([0-9a-f-]{36})$/.exec(query.after ?? '') ?? []
  if (query.after !== undefined && last === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const { rows } = await sql<Row>`select * from people.mailing where merchant_id = ${brand.merchantCode}
      and (${last ?? null}::uuid is null or (started_at, id) < (${at ? new Date(Number(at)) : null}::timestamptz, ${last ?? null}::uuid))
    order by started_at desc, id desc limit ${size + 1}`.execute(db)
  const shown = rows.slice(0, size)
  const end = shown.at(-1)
  return {
    list: shown.map((row) => ({
      id: row.id,
      tab: row.tab,
      title: row.title,
      label: row.label,
      state: row.state,
      sent: row.sent,
      skipped: row.skipped,
      startedAt: row.started_at.toISOString(),
      ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
      maker: row.maker,
    })),
    ...(rows.length > size && end ? { next: `${end.started_at.getTime()}_${end.id}` } : {}),
  }
}

/** Asks to send a message to many. Refuses APPROVAL_OPEN while another one of the same title waits. */
export const askMailing = (db: Db, call: Call<typeof contract.askMailing>) =>
  db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: 'content.mailing',
      object: { kind: 'mailing', id: call.body.title.slice(0, 64) },
      payload: call.body,
      after: call.body,
      needs: 'content.edit',
    }),
  )

/** A message to many that two people send: it goes out by the job. */
export const mailingByTwo: ApprovalAction = {
  action: 'content.mailing',
  run: async (tx, { payload, merchantCode, makerName }, { now }) => {
    const words = payload as Words
    await sql`insert into people.mailing (id, merchant_id, tab, title, content, route, label, maker, started_at)
      values (${newId<'mailing'>(now)}, ${merchantCode}, ${words.tab}, ${words.title}, ${words.content}, ${words.route ?? null}, ${words.label},
        ${makerName}, ${new Date(now)})`.execute(tx)
  },
}

/**
 * Sends what is under way to the next members, a bounded number in each transaction, until nothing is left. Each batch stands
 * or falls with the place it leads to, so nobody gets a message twice.
 */
export async function sendMailings(db: Db, now: () => Instant): Promise<void> {
  while (await sendSome(db, now()));
}

/** One batch; answers whether there may be more. */
function sendSome(db: Db, now: Instant): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await sql<Row>`select * from people.mailing where state = 'RUNNING' order by started_at limit 1
      for no key update skip locked`.execute(tx)
    const mailing = found.rows[0]
    if (!mailing) return false
    const { rows } = await sql<{ id: string }>`select id from members.member
      where merchant_id = ${mailing.merchant_id} and state = 0 and type <> 4
        and (${mailing.label} = '' or label = ${mailing.label})
        and (${mailing.after_id}::uuid is null or id > ${mailing.after_id}::uuid)
      order by id limit ${AT_ONCE}`.execute(tx)
    let sent = 0
    for (const row of rows) {
      const { tab, title, content, route } = mailing
      const draft = { memberId: id<'member'>(row.id), tab, title, content, ...(route === null ? {} : { route }) }
      if (await sendMessage(tx, draft, now)) sent++
    }
    const done = rows.length < AT_ONCE
    await sql`update people.mailing set sent = sent + ${sent}, skipped = skipped + ${rows.length - sent},
        after_id = coalesce(${rows.at(-1)?.id ?? null}::uuid, after_id), state = ${done ? 'DONE' : 'RUNNING'},
        ended_at = ${done ? new Date(now) : null}
      where id = ${mailing.id}`.execute(tx)
    return true
  })
}
