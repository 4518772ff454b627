import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { createHash } from 'node:crypto'
import { Problem } from '../setup/problem.ts'

const BLOCK = 512

/** A file that was taken out of an archive. */
export interface Unpacked {
  name: string
  sha256: string
}

/**
 * Unpacks an archive of plain files and folders into `folder`, whose owner alone may read them, and
 * answers each file with its SHA-256. Source: POSIX.1-2017, pax, "ustar Interchange Format".
 */
export async function* unpack(archive: AsyncIterable<Buffer>, folder: string): AsyncGenerator<Unpacked> {
  const reader = new Reader(archive)
  for (;;) {
    const header = await reader.take(BLOCK)
    // PostgreSQL leaves out the two empty blocks at the end, as the format allows.
    if (!header || header.every((byte) => byte === 0)) return
    const { name, size, type } = headOf(header)
    const path = pathIn(folder, name)
    if (type === '5') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      await chmod(path, 0o700)
      continue
    }
    if (type !== '0') throw new Problem(`The backup holds ${name}, which is no plain file.`)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = createWriteStream(path, { mode: 0o600 })
    const hash = createHash('sha256')
    for (let left = size; left > 0;) {
      const piece = await reader.some(left)
      hash.update(piece)
      if (!file.write(piece)) await once(file, 'drain')
      left -= piece.length
    }
    file.end()
    await once(file, 'close')
    await reader.take((BLOCK - (size % BLOCK)) % BLOCK)
    yield { name, sha256: hash.digest('hex') }
  }
}

function headOf(header: Buffer) {
  const text = (from: number, length: number) => header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  const prefix = text(345, 155)
  // Sizes beyond 8 GB are written as a binary number.
  const size = header[124]! & 0x80 ? Number(header.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8)
  return { name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), size, type: text(156, 1) || '0' }
}

function pathIn(folder: string, name: string): string {
  const path = normalize(join(folder, name))
  if (path !== normalize(folder) && !path.startsWith(normalize(folder) + sep))
    throw new Problem(`The backup names a file outside of itself: ${name}`)
  return path
}

/** An archive of files of a folder, for `unpack`; one that is gone meanwhile is left out. */
export async function* pack(folder: string, names: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const name of names) {
    const body = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (!body) continue
    yield headerOf(name, body.length)
    yield body
    yield Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1')
  header.write(name, 0, 100, 'utf8')
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(0, 136, 12)
  header.write('        ', 148, 'latin1')
  header.write('0ustar\x0000', 156, 'latin1')
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

/** Reads a stream by numbers of bytes. */
class Reader {
  readonly #chunks: AsyncIterator<Buffer>
  #left: Buffer = Buffer.alloc(0)
  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** At least one byte, at most `most`. */
  async some(most: number): Promise<Buffer> {
    if (this.#left.length === 0 && !(await this.#more())) throw new Problem('The backup is cut off.')
    const piece = this.#left.subarray(0, most)
    this.#left = this.#left.subarray(piece.length)
    return piece
  }

  /** So many bytes; undefined at the end of the stream. */
  async take(length: number): Promise<Buffer | undefined> {
    while (this.#left.length < length) if (!(await this.#more())) break
    if (this.#left.length === 0 && length > 0) return undefined
    if (this.#left.length < length) throw new Problem('The backup is cut off.')
    const piece = this.#left.subarray(0, length)
    this.#left = this.#left.subarray(length)
    return piece
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next()
    if (done) return false
    this.#left = this.#left.length === 0 ? value : Buffer.concat([this.#left, value])
    return true
  }
}
