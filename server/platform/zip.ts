import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive: its content comes in pieces. */
export interface ZipFile {
  name: string
  content: AsyncIterable<string>
}

/** Names in UTF-8; sizes follow the content, since they aren't known before. */
const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 20

/**
 * A zip archive, as it is made: nothing is kept but one piece at a time and a line for each file.
 *
 * Source: APPNOTE.TXT 6.3.10, 4.3. No file may have 4 GiB or more.
 */
export async function* zipOf(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const index: Buffer[] = []
  let offset = 0
  for await (const { name, content } of files) {
    const common = commonHeader(at)
    const head = Buffer.concat([signed(0x04034b50), common, figures(0, 0, 0), lengths(name), Buffer.from(name)])
    const start = offset
    offset += head.length
    yield head
    const sum = { crc: 0, size: 0, packed: 0 }
    for await (const piece of packed(content, sum)) {
      offset += piece.length
      yield piece
    }
    const sizes = figures(sum.crc, sum.packed, sum.size)
    const tail = Buffer.concat([signed(0x08074b50), sizes])
    offset += tail.length
    yield tail
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(start, 10)
    // Made by version 2.0; no comment, first disk, no attributes; where its header stands.
    const made = Buffer.from([VERSION, 0])
    index.push(Buffer.concat([signed(0x02014b50), made, common, sizes, lengths(name), rest, Buffer.from(name)]))
  }
  const directory = Buffer.concat(index)
  yield directory
  const end = Buffer.alloc(18)
  end.writeUInt16LE(index.length, 4)
  end.writeUInt16LE(index.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([signed(0x06054b50), end])
}

async function* packed(
  content: AsyncIterable<string>,
  sum: { crc: number; size: number; packed: number },
): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      sum.crc = crc32(bytes, sum.crc)
      sum.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  // What goes wrong in the content destroys the stream, and so the loop below throws it.
  pipeline(Readable.from(counted()), deflate, () => undefined)
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    sum.packed += piece.length
    yield piece
  }
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}

/** Version needed, flags, method, time and date as MS-DOS writes them. */
function commonHeader(at: Date): Buffer {
  const bytes = Buffer.alloc(10)
  bytes.writeUInt16LE(VERSION, 0)
  bytes.writeUInt16LE(FLAGS, 2)
  bytes.writeUInt16LE(DEFLATE, 4)
  bytes.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  bytes.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  return bytes
}

function figures(crc: number, packedSize: number, size: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32LE(crc, 0)
  bytes.writeUInt32LE(packedSize, 4)
  bytes.writeUInt32LE(size, 8)
  return bytes
}

/** Of the name, and of nothing more. */
function lengths(name: string): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16LE(Buffer.byteLength(name), 0)
  return bytes
}
