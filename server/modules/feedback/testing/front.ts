import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { merchantCode } from '@senluna/kit/brand.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import type { Envelope } from '@senluna/contract/envelope.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { id } from '@senluna/kit/ids.ts'
import { instant } from '@senluna/kit/time.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { pino } from 'pino'
import { openDatabase } from '../../../platform/database/db.ts'
import { declaring } from '../../../platform/http/declared.ts'
import { buildHttp } from '../../../platform/http/server.ts'
import { Metrics } from '../../../platform/figures/metrics.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { createFiles, fileRoutes, type Files } from '../../files/index.ts'
import { BrandDirectory } from '../../settings/index.ts'
import { createFeedback } from '../feedback.ts'
import { feedbackRoutes } from '../routes.ts'

/** A member who is logged in: the test's authenticator takes the header at its word. */
export const member = (more: Partial<Caller> = {}): Caller => ({
  memberId: id<'member'>(randomUUID()),
  merchantCode: merchantCode('senluna'),
  userName: 'tester',
  type: 0,
  sessionId: id<'session'>(randomUUID()),
  passwordChangeRequired: false,
  ...more,
})

type Options = InjectOptions & { as?: Caller }

/**
 * The front with pictures and feedback on a database of its own. A guest's proof of work is `{
 * payload: 'solved' }`.
 */
export async function openFront(store?: Files['store']) {
  const log = pino({ level: 'silent' })
  const url = await createTestDatabase()
  const database = openDatabase(url, { max: 8, log, as: 'app', name: 'test' })
  const owner = openDatabase(url, { max: 1, log, as: 'owner', name: 'test owner' })
  const { db } = database
  const time = { now: instant(Date.UTC(2026, 10, 21, 3)) }
  const files = createFiles(db, store)
  const feedback = createFeedback(db, {
    demand: async (given) => {
      if (given?.payload !== 'solved') throw new Refusal('AUTH_HUMAN_VERIFY')
    },
  })
  const app = await buildHttp(
    {
      db,
      clock: { now: () => time.now },
      log,
      metrics: new Metrics(),
      brands: new BrandDirectory(BRANDS, TEXTS, true),
      authenticator: {
        session: async ({ headers }) => {
          const as = headers['x-test-caller']
          return typeof as === 'string' ? (JSON.parse(as) as Caller) : null
        },
        game: async () => null,
      },
      sealed: { open: async () => undefined },
      production: false,
      unthrottled: true,
      checkReplies: true,
      trustedProxies: [],
    },
    [...fileRoutes(files), ...feedbackRoutes(feedback)].map(declaring),
  )
  await app.ready()
  const ask = ({ as, ...rest }: Options) =>
    app.inject({
      ...rest,
      headers: { host: 'localhost', ...rest.headers, ...(as ? { 'x-test-caller': JSON.stringify(as) } : {}) },
    })
  return {
    db,
    owner: owner.db,
    time,
    files,
    feedback,
    ask,
    /** Calls and opens the envelope. */
    async call<Value>(options: Options): Promise<Envelope<Value> & { status: number }> {
      const reply = await ask(options)
      return { status: reply.statusCode, ...reply.json<Envelope<Value>>() }
    },
    async close() {
      await app.close()
      await database.close()
      await owner.close()
    },
  }
}
export type Front = Awaited<ReturnType<typeof openFront>>

interface Part {
  name: string
  value: string | Buffer
  filename?: string
  type?: string
}

/** A body as a browser's form sends it. */
export function form(...parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const boundary = `----test${randomUUID()}`
  const pieces = parts.flatMap(({ name, value, filename, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${
      type === undefined ? '' : `content-type: ${type}\r\n`
    }\r\n`,
    value,
    '\r\n',
  ])
  const payload = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload }
}

/** Sends a picture as a page does. */
export const upload = (front: Front, as: Caller | undefined, sent: Buffer, purpose = 'FEEDBACK', filename = 'a.png') =>
  front.call<{ fileId: string; url: string; width: number; height: number }>({
    method: 'POST',
    url: '/wps/v2/files',
    ...(as ? { as } : {}),
    ...form({ name: 'purpose', value: purpose }, { name: 'file', value: sent, filename, type: 'image/png' }),
  })
