import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Transform } from 'node:stream'
import { Problem } from '../setup/problem.ts'

const PIECE = 1024 * 1024
const TAG = 16
const SHORTEST_KEY = 32

/** The key of a backup, from a key file and the backup's own salt. */
export function keyOf(keyFile: string, salt: Buffer): Buffer {
  const secret = readKey(keyFile)
  return Buffer.from(hkdfSync('sha256', secret, salt, 'senluna backup', 32))
}

function readKey(keyFile: string): Buffer {
  let text: Buffer
  try {
    text = readFileSync(keyFile)
  } catch {
    throw new Problem(`The key file ${keyFile} can't be read.`)
  }
  const secret = Buffer.from(text.toString('latin1').trim(), 'latin1')
  if (secret.length < SHORTEST_KEY)
    throw new Problem(`The key in ${keyFile} is too short. Make one: openssl rand -hex 32 > ${keyFile}`)
  return secret
}

/**
 * Seals a stream piece by piece with AES-256-GCM. Each nonce holds the piece's number and whether
 * it is the last: pieces can't be changed, left out, put in another order or cut off. `part` keeps
 * one part of a backup from standing for another. Source: Hoang, Reyhanitabar, Rogaway, Vizár,
 * "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance" (STREAM).
 */
export function sealing(key: Buffer, part: string): Transform {
  const nonces = new Nonces(part)
  return inPieces(PIECE, (piece, last) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonces.next(last))
    cipher.setAAD(Buffer.from(part))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
}

/** Opens what `sealing` sealed; fails on the first piece that isn't as it was. */
export function opening(key: Buffer, part: string): Transform {
  const nonces = new Nonces(part)
  return inPieces(PIECE + TAG, (sealed, last) => {
    if (sealed.length < TAG) throw new Problem(`${part} of the backup is cut off.`)
    const decipher = createDecipheriv('aes-256-gcm', key, nonces.next(last))
    decipher.setAAD(Buffer.from(part))
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()])
    } catch {
      throw new Problem(`${part} of the backup does not open: another key, or it was changed.`)
    }
  })
}

/** Numbers of pieces; the key is of one backup, the part's place keeps its parts apart. */
class Nonces {
  #next = 0
  readonly #part: string
  constructor(part: string) {
    this.#part = part
  }

  next(last: boolean): Buffer {
    const nonce = Buffer.alloc(12)
    nonce.write(this.#part.slice(0, 7), 'latin1')
    nonce.writeUInt32BE(this.#next++, 7)
    nonce[11] = Number(last)
    return nonce
  }
}

/** Cuts a stream into pieces of one size; the last may be shorter, and is there even when empty. */
function inPieces(size: number, work: (piece: Buffer, last: boolean) => Buffer): Transform {
  let waiting: Buffer[] = []
  let bytes = 0
  const attempt = (done: (error?: Error | null) => void, run: () => void) => {
    try {
      run()
      done()
    } catch (error) {
      done(error as Error)
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk)
      bytes += chunk.length
      attempt(done, () => {
        // Strictly more: what may be the last piece waits for the end.
        if (bytes <= size) return
        let all = Buffer.concat(waiting)
        for (; all.length > size; all = all.subarray(size)) this.push(work(all.subarray(0, size), false))
        waiting = [all]
        bytes = all.length
      })
    },
    flush(done) {
      attempt(done, () => void this.push(work(Buffer.concat(waiting), true)))
    },
  })
}
