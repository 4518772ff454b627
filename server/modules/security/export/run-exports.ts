import { OWN_SECTIONS } from './own-sections.ts'
import { Readable } from 'node:stream'
import { assert } from '@senluna/kit/assert.ts'
import { DAY, instant, iso, later, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import { emit } from '../../../platform/outbox.ts'
import { seal } from '../../../platform/config/secrets.ts'
import { zipOf } from '../../../platform/zip.ts'
import { memberById } from '../../members/index.ts'
import { daysOfExport } from './export-days.ts'
import { textOf, type ExportOf, type Written } from './export-section.ts'
import type { Security } from '../security.ts'
import { markFailed, deletePieces, insertPiece, holdClaim, markReady, type Job, claim, CLAIM } from './export-store.ts'

const PIECE = 256 * 1024
const TRIES = 3
/** How long a file can be had. */
const KEPT = DAY

/**
 * Makes the files that were asked for; answers how many. Run every minute, in any number of
 * processes.
 */
export async function runExports(security: Security, now: () => Instant): Promise<number> {
  for (let made = 0; ; made++) {
    const job = await claim(security, now())
    if (!job) return made
    const isMade = await attempt(security.log, 'an export could not be made', { exportId: job.id }, () =>
      make(security, job, now),
    )
    if (!isMade && job.tries >= TRIES) await markFailed(security.db, job.id)
  }
}

async function make(security: Security, job: Job, now: () => Instant): Promise<void> {
  const { db } = security
  const brand = security.brands.find((brand) => brand.merchantCode === job.merchant_id)
  const member = await memberById(db, job.member_id)
  assert(brand && member, 'who asked for an export is there')
  await deletePieces(db, job.id)
  let bytes = 0
  let no = 0
  const written: Written = { rows: 0, cut: false }
  const exportOf = { db, member, brand, language: job.language }
  for await (const piece of pieces(bytesOf(security, job, { exportOf, written }, new Date(now())))) {
    bytes += piece.length
    const sealed = seal(security.keys.export, piece, `${job.id} ${no}`)
    await insertPiece(db, job.id, no, sealed)
    const until = new Date(now() + CLAIM)
    await holdClaim(db, until, job.id)
    no += 1
  }
  const at = now()
  await db.transaction().execute(async (tx) => {
    const ready = await markReady(tx, {
      at,
      kept: KEPT,
      bytes,
      cutAt: written.cut ? written.rows : null,
      jobId: job.id,
    })
    if (ready)
      await emit(tx, at, {
        topic: 'exportReady',
        audience: member.id,
        payload: { jobId: job.id, report: job.report, until: iso(later(at, KEPT)) },
      })
  })
}

/** A record's table, followed by `written`, or the archive of everything. */
function bytesOf(
  security: Security,
  { report, filter }: Job,
  { exportOf, written }: { exportOf: ExportOf; written: Written },
  at: Date,
): AsyncIterable<Buffer | string> {
  if (report !== 'OWN_DATA') {
    const { from, until } = daysOfExport(report, filter, exportOf.brand.timeZone, instant(at.getTime()))
    const section = security.records[report]({ filter, from, until })
    return textOf(section, exportOf, written, section.most)
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
async function* pieces(parts: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const part of parts) {
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
