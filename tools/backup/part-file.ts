import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { Part } from './manifest.ts'
import { opening, sealing } from './sealed.ts'

/** A part of a backup that is being written. */
export interface PartFile {
  /** Where its bytes go, as they are. */
  into: PassThrough
  /** Settles when it lies on the disk; `into` has to be ended before. */
  written: Promise<Part>
}

/** Writes a part: compressed, sealed where there is a key, summed up. */
export function writePart(folder: string, part: string, key: Buffer | undefined): PartFile {
  const name = nameOf(part, key)
  const path = join(folder, name)
  const into = new PassThrough({ highWaterMark: 4 * 1024 * 1024 })
  const hash = createHash('sha256')
  let bytes = 0
  const summed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const steps = [into, createZstdCompress(), ...(key ? [sealing(key, part)] : []), summed]
  const written = pipeline([...steps, createWriteStream(path, { mode: 0o600 })]).then(async () => {
    const file = await open(path, 'r+')
    await file.sync()
    await file.close()
    return { name, bytes, sha256: hash.digest('hex') }
  })
  return { into, written }
}

/** Reads a part back as it was. */
export function readPart(folder: string, part: string, key: Buffer | undefined): Readable {
  const out = createZstdDecompress()
  const steps = [createReadStream(join(folder, nameOf(part, key))), ...(key ? [opening(key, part)] : []), out]
  pipeline(steps).catch((error: Error) => out.destroy(error))
  return out
}

const nameOf = (part: string, key: Buffer | undefined) => `${part}.tar.zst${key ? '.sealed' : ''}`
