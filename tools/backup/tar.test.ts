import assert from 'node:assert/strict'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, test } from 'vitest'
import { opening, sealing } from './sealed.ts'
import { pack, unpack } from './tar.ts'

let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'senluna-tar-'))
})
afterAll(() => rmSync(scratch, { recursive: true }))

const KEY = Buffer.alloc(32, 7)

async function through(bytes: Buffer, ...steps: NodeJS.ReadWriteStream[]): Promise<Buffer> {
  const out = new PassThrough()
  const [read] = await Promise.all([buffer(out), pipeline([Readable.from([bytes]), ...steps, out])])
  return read
}

for (const length of [0, 1, 1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 3_000_000])
  test(`${length} bytes are sealed and opened as they were`, async () => {
    const bytes = Buffer.alloc(length, 'lotus')
    const sealed = await through(bytes, sealing(KEY, 'base'))
    assert.ok(!sealed.includes('lotuslotus'))
    assert.ok((await through(sealed, opening(KEY, 'base'))).equals(bytes))
  })

test('what was cut off, put in another order or stands for another part does not open', async () => {
  const piece = 1024 * 1024 + 16
  const sealed = await through(Buffer.alloc(2_500_000, 'x'), sealing(KEY, 'base'))
  const [first, second, third] = [
    sealed.subarray(0, piece),
    sealed.subarray(piece, 2 * piece),
    sealed.subarray(2 * piece),
  ]
  const changed = [
    sealed.subarray(0, 2 * piece),
    Buffer.concat([second, first, third]),
    Buffer.concat([first, third]),
    sealed.subarray(0, sealed.length - 1),
  ]
  for (const bytes of changed) await assert.rejects(through(bytes, opening(KEY, 'base')), /does not open/)
  await assert.rejects(through(sealed, opening(KEY, 'files')), /does not open/)
})

test('files go into an archive and come out, empty and large ones too; a name that leads outside does not', async () => {
  const [from, to] = [join(scratch, 'from'), join(scratch, 'to')]
  mkdirSync(join(from, 'a'), { recursive: true })
  const bodies = { 'a/empty': '', 'a/block': 'b'.repeat(512), large: 'l'.repeat(200_001) }
  for (const [name, body] of Object.entries(bodies)) writeFileSync(join(from, name), body)
  const names = async function* () {
    yield* [...Object.keys(bodies), 'a/gone']
  }
  const archive = () => Readable.from(pack(from, names())) as AsyncIterable<Buffer>
  const unpacked: { name: string }[] = []
  for await (const file of unpack(archive(), to)) unpacked.push(file)
  assert.deepEqual(
    unpacked.map(({ name }) => name),
    Object.keys(bodies),
  )
  for (const [name, body] of Object.entries(bodies)) assert.equal(readFileSync(join(to, name), 'utf8'), body)
  writeFileSync(join(scratch, 'outside'), 'x')
  const outside = async function* () {
    yield '../outside'
  }
  const leading = unpack(Readable.from(pack(from, outside())) as AsyncIterable<Buffer>, to)
  await assert.rejects(leading.next(), /outside/)
})
