import { id, type Id } from '@senluna/kit/ids.ts'
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import Fastify from 'fastify'
import { merchantCode } from '@senluna/kit/brand.ts'
import { AVATAR_BYTES, IMAGE_BYTES } from '@senluna/contract/site/files.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { form, member, openFront, upload, type Front } from '../feedback/testing/front.ts'
import { claimFiles } from './claim.ts'
import { cleanFiles } from './jobs.ts'
import { sendPicture } from './routes.ts'
import { remade } from './remake.ts'
import { MOST_A_DAY } from './upload.ts'

let front: Front
const START = Date.UTC(2026, 10, 21, 3)
beforeAll(async () => {
  front = await openFront()
})
beforeEach(() => {
  front.time.now = later(front.time.now, 2 * DAY)
})
afterAll(() => front.close())

const plain = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#b04' } })
const jpg = await plain().jpeg().toBuffer()
const png = await plain().png().toBuffer()
const code = async (sent: Buffer, purpose?: string, filename?: string) =>
  (await upload(front, member(), sent, purpose, filename)).errorCode

/** One piece of a png, with its length and its check. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A png of nothing but one colour: a few kilobytes for as many pixels as one likes. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a picture comes back to its owner as a picture, upright and without its metadata', async () => {
  const as = member()
  const sent = await plain(60, 20)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  assert.ok(sent.includes('SECRET-PLACE'))
  const { value } = await upload(front, as, sent, 'FEEDBACK', 'holiday.jpg')
  assert.deepEqual([value!.width, value!.height, value!.url], [20, 60, `/wps/v2/files/${value!.fileId}`])
  const read = await front.ask({ method: 'GET', url: value!.url, as })
  assert.deepEqual(
    ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'].map(
      (name) => read.headers[name],
    ),
    ['image/jpeg', 'no-store', 'nosniff', "default-src 'none'; sandbox"],
  )
  const shown = await sharp(read.rawPayload).metadata()
  assert.deepEqual([shown.format, shown.exif, shown.width], ['jpeg', undefined, 20])
  assert.ok(!read.rawPayload.includes('SECRET-PLACE'))
})

test('a picture is no larger than it is shown; one too dear as png is kept as jpg', async () => {
  const large = await upload(front, member(), await plain(3_000, 1_500).png().toBuffer())
  assert.deepEqual([large.value!.width, large.value!.height], [2_048, 1_024])
  const avatar = await upload(front, member(), await plain(900, 700).png().toBuffer(), 'AVATAR')
  assert.deepEqual([avatar.value!.width, avatar.value!.height], [512, 512])
  const noise = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer()
  assert.ok(noise.length > 2_000_000)
  assert.deepEqual(
    [(await remade(noise, 'FEEDBACK')).type, (await remade(png, 'FEEDBACK')).type],
    ['image/jpeg', 'image/png'],
  )
})

for (const [what, sent, name] of [
  [
    'an SVG by the name of a png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'a.png',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.jpg'],
  ['a GIF', Buffer.from('GIF89a/*'), 'a.png'],
  ['half a jpg', (await plain(400, 400).jpeg().toBuffer()).subarray(0, 400), 'a.jpg'],
  ['half a png', png.subarray(0, png.length - 20), 'a.png'],
  ['only the beginning of a png', png.subarray(0, 8), 'a.png'],
  ['a jpg that begins as a png', Buffer.concat([png.subarray(0, 8), jpg]), 'a.png'],
  ['a WebP', await plain().webp().toBuffer(), 'a.png'],
] as const) {
  test(`${what} is refused`, async () => assert.equal(await code(sent, 'FEEDBACK', name), 'FILE_TYPE'))
}

test('what is hidden in a picture beside the picture is gone', async () => {
  const hidden = '<script>alert(document.domain)</script>'
  for (const sent of [
    Buffer.concat([png, Buffer.from(hidden)]),
    Buffer.concat([jpg, Buffer.from(hidden)]),
    // Between the first two marks of a jpg, as a comment.
    Buffer.concat([
      jpg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, hidden.length + 2]),
      Buffer.from(hidden),
      jpg.subarray(2),
    ]),
    Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`a\0${hidden}`)), png.subarray(33)]),
  ]) {
    assert.ok(sent.includes(hidden))
    const { body } = await remade(sent, 'FEEDBACK')
    assert.ok(!body.includes('script'))
  }
})

test('a small file of very many pixels is refused before it is opened', async () => {
  const sent = bomb(30_000, 30_000)
  assert.ok(sent.length < 200_000)
  const before = process.memoryUsage().rss
  assert.equal(await code(sent), 'FILE_SIZE')
  assert.ok(process.memoryUsage().rss - before < 200_000_000)
  assert.equal(await code(bomb(4_000, 4_000)), undefined)
})

test('more than 5 MB are refused, told by the length or not', async () => {
  const sent = Buffer.concat([png, Buffer.alloc(IMAGE_BYTES)])
  assert.equal(await code(sent), 'FILE_SIZE')
  const body = form({ name: 'purpose', value: 'FEEDBACK' }, { name: 'file', value: sent, filename: 'a.png' })
  const headers = { ...body.headers, 'content-length': '10' }
  const reply = await front.call({ method: 'POST', url: '/wps/v2/files', as: member(), ...body, headers: headers })
  assert.ok(['FILE_SIZE', 'SYS_MALFORMED'].includes(reply.errorCode!))
  const fits = Buffer.concat([png, Buffer.alloc(IMAGE_BYTES - png.length)])
  assert.equal(await code(fits), undefined)
})

test('an avatar may have 2 MB', async () => {
  const pictureOf = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
  assert.equal(await code(pictureOf(AVATAR_BYTES + 1), 'AVATAR'), 'AVATAR_SIZE')
  assert.equal(await code(pictureOf(AVATAR_BYTES), 'AVATAR'), undefined)
  assert.equal(await code(pictureOf(AVATAR_BYTES + 1), 'FEEDBACK'), undefined)
})

const file = { name: 'file', value: png, filename: 'a.png' }
const purpose = { name: 'purpose', value: 'FEEDBACK' }
for (const [what, body, wanted, fields] of [
  ['two files', form(purpose, file, file), 'FILE_COUNT', undefined],
  ['no file', form(purpose), 'VAL_FIELD', ['file']],
  ['an empty file', form(purpose, { ...file, value: '' }), 'VAL_FIELD', ['file']],
  ['no purpose', form(file), 'VAL_FIELD', ['purpose']],
  ['an unknown purpose', form({ ...purpose, value: 'ANYTHING' }, file), 'VAL_FIELD', ['purpose']],
  ['another field', form(purpose, { name: 'more', value: 'x' }, file), 'SYS_MALFORMED', undefined],
  ['a field of the language itself', form({ name: '__proto__', value: 'x' }, file), 'SYS_MALFORMED', undefined],
  ['JSON', { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') }, 'SYS_MALFORMED', undefined],
  [
    'a body that breaks off',
    { ...form(purpose, file), payload: form(purpose, file).payload.subarray(0, 180) },
    'SYS_MALFORMED',
    undefined,
  ],
  [
    'no boundary',
    { headers: { 'content-type': 'multipart/form-data' }, payload: Buffer.from('x') },
    'SYS_MALFORMED',
    undefined,
  ],
] as const) {
  test(`${what}: ${wanted}`, async () => {
    const reply = await front.call({ method: 'POST', url: '/wps/v2/files', as: member(), ...body })
    assert.deepEqual([reply.errorCode, reply.fields?.map(({ field }) => field)], [wanted, fields])
  })
}

test('the other order of the fields does as well', async () => {
  const reply = await front.call({ method: 'POST', url: '/wps/v2/files', as: member(), ...form(file, purpose) })
  assert.equal(reply.success, true)
})

test('guests and trial accounts send none; nobody else takes bodies in pieces', async () => {
  assert.equal((await upload(front, undefined, png)).errorCode, 'AUTH_REQUIRED')
  assert.equal((await upload(front, member({ type: 4 }), png)).errorCode, 'AUTH_REAL_ACCOUNT')
  const reply = await front.call({ method: 'POST', url: '/wps/feedback', as: member(), ...form(purpose, file) })
  assert.equal(reply.status, 400)
})

test("another member's picture is not there, nor one of another brand", async () => {
  const as = member()
  const { value } = await upload(front, as, png)
  for (const other of [member(), member({ memberId: as.memberId, merchantCode: merchantCode('refbrand1') })]) {
    const read = await front.call({ method: 'GET', url: value!.url, as: other })
    assert.deepEqual([read.status, read.errorCode], [404, 'SYS_NOT_FOUND'])
  }
  for (const name of [randomUUID(), 'x', '..%2f..%2fetc'])
    assert.equal((await front.call({ method: 'GET', url: `/wps/v2/files/${name}`, as })).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await front.call({ method: 'GET', url: value!.url })).errorCode, 'AUTH_REQUIRED')
})

test('staff see any picture of their brand, and none of another', async () => {
  const { value } = await upload(front, member(), png)
  const desk = Fastify()
  desk.get('/:brand/:fileId', async (request, reply) => {
    const { brand, fileId } = request.params as { brand: string; fileId: string }
    await sendPicture(front.files, { merchantCode: merchantCode(brand), memberId: null }, fileId, reply)
    return reply
  })
  const seen = async (brand: string) => (await desk.inject(`/${brand}/${value!.fileId}`)).headers['content-type']
  assert.equal(await seen('senluna'), 'image/png')
  assert.notEqual(await seen('refbrand1'), 'image/png')
  await desk.close()
})

test('so many a day, also when they come at once; the next day there is room again', async () => {
  const as = member()
  await sql`insert into files.file (id, merchant_id, owner_id, purpose, type, width, height, bytes, created_at)
    select gen_random_uuid(), 'senluna', ${as.memberId}, 'FEEDBACK', 'image/png', 1, 1, 1, ${new Date(front.time.now)}
    from generate_series(1, ${MOST_A_DAY - 2})`.execute(front.db)
  const replies = await Promise.all(Array.from({ length: 6 }, () => upload(front, as, png)))
  assert.equal(replies.filter((reply) => reply.success).length, 2)
  const refused = await front.ask({ method: 'POST', url: '/wps/v2/files', as, ...form(purpose, file) })
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '86400'])
  front.time.now = later(front.time.now, DAY)
  assert.equal((await upload(front, as, png)).success, true)
})

test('a picture is used once, by its owner, for what it was sent for', async () => {
  const as = member()
  const [first, second, avatar] = await Promise.all([
    upload(front, as, png),
    upload(front, as, jpg),
    upload(front, as, png, 'AVATAR'),
  ])
  const [a, b, c] = [first, second, avatar].map(({ value }) => id<'file'>(value!.fileId)) as [
    Id<'file'>,
    Id<'file'>,
    Id<'file'>,
  ]
  const claim = (fileIds: Id<'file'>[], by = as, usedBy = 'ticket:1') =>
    front.db
      .transaction()
      .execute((tx) => claimFiles(tx, by, { purpose: 'FEEDBACK', fileIds, usedBy }, front.time.now))
      .then(() => 'taken')
      .catch((error: Error) => error.message)
  assert.equal(await claim([a, b], member()), 'VAL_FIELD')
  assert.equal(await claim([a, a]), 'VAL_FIELD')
  assert.equal(await claim([a, c]), 'VAL_FIELD')
  assert.equal(await claim([a, b, a, b]), 'FILE_COUNT')
  const both = await Promise.all([claim([a, b]), claim([a, b], as, 'ticket:2')])
  assert.deepEqual(both.sort(), ['VAL_FIELD', 'taken'])
  assert.equal(await claim([]), 'taken')
})

test('what nothing uses goes after a day, bytes and all; what is used stays', async () => {
  const as = member()
  const [used, unused] = await Promise.all([upload(front, as, png), upload(front, as, png)])
  await front.db
    .transaction()
    .execute((tx) =>
      claimFiles(
        tx,
        as,
        { purpose: 'FEEDBACK', fileIds: [id<'file'>(used.value!.fileId)], usedBy: 'ticket:3' },
        front.time.now,
      ),
    )
  const there = async () =>
    (await Promise.all([used, unused].map(({ value }) => front.ask({ method: 'GET', url: value!.url, as })))).map(
      (reply) => reply.statusCode,
    )
  await cleanFiles(front.files, later(front.time.now, DAY - 1))
  assert.deepEqual(await there(), [200, 200])
  assert.ok((await cleanFiles(front.files, later(front.time.now, DAY + 1))) >= 1)
  assert.deepEqual(await there(), [200, 404])
  const left = await sql<{ count: bigint }>`select count(*) as count from files.body
    where file_id not in (select id from files.file)`.execute(front.db)
  assert.equal(left.rows[0]!.count, 0n)
})

test('too many pictures at once are told to come back', async () => {
  assert.ok(front.time.now > START)
  const replies = await Promise.all(Array.from({ length: 40 }, () => upload(front, member(), png)))
  const refused = replies.filter((reply) => !reply.success)
  assert.ok(refused.length > 0 && refused.every((reply) => reply.errorCode === 'SYS_BUSY'))
})
