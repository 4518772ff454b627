import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { ExportFilter, ExportReport } from '@senluna/contract/member/exports.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { DAY, instant, iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { periodOf } from '../../../platform/day-range.ts'
import { emit } from '../../../platform/outbox.ts'
import { seal } from '../../../platform/config/secrets.ts'
import { zipOf } from '../../../platform/zip.ts'
import { memberById } from '../../members/index.ts'
import { textOf, type ExportOf, type Written } from './export-section.ts'
import type { Security } from '../security.ts'
import { OWN_SECTIONS } from './own-sections.ts'

const PIECE = 256 * 1024
/** A process that is at it says so again with each piece. */
const CLAIM = 5 * MINUTE
const TRIES = 3
/** How long a file can be had. */
const KEPT = DAY

interface Job {
  id: string
  merchant_id: MerchantCode
  member_id: string
  language: string
  tries: number
  report: ExportReport
  filter: ExportFilter
}

/**
 * Makes the files that were asked for; answers how many. Run every minute, in any number of
 * processes.
 */
export async function runExports(security: Security, now: () => Instant): Promise<number> {
  for (let made = 0; ; made++) {
    const job = await claim(security, now())
    if (!job) return made
    try {
      await make(security, job, now)
    } catch (error) {
      security.log.error({ exportId: job.id, error: String(error) }, 'an export could not be made')
      if (job.tries >= TRIES)
        await sql`update security.export set state = 2 where id = ${job.id} and state = 0`.execute(security.db)
    }
  }
}

async function claim({ db }: Security, now: Instant): Promise<Job | undefined> {
  const { rows } = await sql<Job>`update security.export set claimed_until = ${new Date(now + CLAIM)}, tries = tries + 1
    where id = (select id from security.export where state = 0 and (claimed_until is null or claimed_until < ${new Date(now)})
      order by asked_at limit 1 for update skip locked)
    returning id, merchant_id, member_id, language, tries, report, filter`.execute(db)
  return rows[0]
}

async function make(security: Security, job: Job, now: () => Instant): Promise<void> {
  const { db } = security
  const brand = security.brands.find((brand) => brand.merchantCode === job.merchant_id)
  const member = await memberById(db, id<'member'>(job.member_id))
  assert(brand && member, 'who asked for an export is there')
  await sql`delete from security.export_piece where export_id = ${job.id}`.execute(db)
  let bytes = 0
  let no = 0
  for await (const piece of pieces(security, job, { db, member, brand, language: job.language }, new Date(now()))) {
    bytes += piece.length
    const sealed = seal(security.keys.export, piece, `${job.id} ${no}`)
    await sql`insert into security.export_piece (export_id, no, piece_sealed) values (${job.id}, ${no}, ${sealed})`.execute(
      db,
    )
    await sql`update security.export set claimed_until = ${new Date(now() + CLAIM)} where id = ${job.id}`.execute(db)
    no += 1
  }
  const at = now()
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } =
      await sql`update security.export set state = 1, ready_at = ${new Date(at)}, expires_at = ${new Date(at + KEPT)}, bytes = ${bytes}
      where id = ${job.id} and state = 0`.execute(tx)
    if (numAffectedRows === 1n)
      await emit(tx, at, {
        topic: 'exportReady',
        audience: member.id,
        payload: { jobId: job.id, report: job.report, until: iso(later(at, KEPT)) },
      })
  })
}

/** A record's table, or the archive of everything. */
function bytesOf(
  security: Security,
  { report, filter }: Job,
  exportOf: ExportOf,
  at: Date,
): AsyncIterable<Buffer | string> {
  if (report !== 'OWN_DATA') {
    const { from, until } = periodOf(filter, exportOf.brand.timeZone, instant(at.getTime()))
    return textOf(security.records[report]({ filter, from, until }), exportOf)
  }
  async function* files(): AsyncGenerator<{ name: string; content: AsyncIterable<string> }> {
    const contents: (Written & { file: string })[] = []
    for (const section of [...OWN_SECTIONS, ...security.sections]) {
      const file = `${section.name}.${section.columns ? 'csv' : 'json'}`
      const entry = { file, rows: 0, cut: false }
      contents.push(entry)
      yield { name: file, content: textOf(section, exportOf, entry) }
    }
    // Last: by now it is known how much each of them holds, and whether all of it.
    yield { name: 'contents.json', content: Readable.from([`${JSON.stringify(contents, null, 2)}\n`]) }
  }
  return zipOf(files(), at)
}

/** The file in pieces of one size. */
async function* pieces(security: Security, job: Job, exportOf: ExportOf, at: Date): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const part of bytesOf(security, job, exportOf, at)) {
    const bytes = Buffer.from(part)
    waiting.push(bytes)
    size += bytes.length
    if (size < PIECE) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
