import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/**
 * Makes and shows passkeys as a browser and a device do, without either; what it says can be
 * spoiled.
 */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #public: { x: Buffer; y: Buffer }
  counter = 0
  userHandle = ''

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const jwk = pair.publicKey.export({ format: 'jwk' })
    this.#key = pair.privateKey
    this.#public = { x: Buffer.from(jwk.x!, 'base64url'), y: Buffer.from(jwk.y!, 'base64url') }
  }

  /** Answers the options of `beginPasskey`. */
  make(options: string, how: Ceremony = {}): string {
    const asked = JSON.parse(options) as { challenge: string; rp: { id: string }; user: { id: string } }
    this.userHandle = asked.user.id
    const key = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, this.#public.x],
        [-3, this.#public.y],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const data = Buffer.concat([
      this.#data(how.rpId ?? asked.rp.id, how.verified ?? true, 0x40),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ])
    const attestation = cbor(
      new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    )
    const said = clientData('webauthn.create', how.challenge ?? asked.challenge, how.origin)
    return JSON.stringify({
      ...this.#shape(),
      response: {
        clientDataJSON: said.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    })
  }

  /** Answers the options of `passkeyLogin`. */
  show(options: string, how: Ceremony = {}): string {
    const asked = JSON.parse(options) as { challenge: string; rpId: string }
    const data = this.#data(how.rpId ?? asked.rpId, how.verified ?? true, 0)
    const said = clientData('webauthn.get', how.challenge ?? asked.challenge, how.origin)
    const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(said).digest()]), this.#key)
    return JSON.stringify({
      ...this.#shape(),
      response: {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: how.userHandle ?? this.userHandle,
      },
    })
  }

  #shape() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #data(rpId: string, verified: boolean, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = 0x01 | (verified ? 0x04 : 0) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }
}

/** What is said otherwise than asked. */
export interface Ceremony {
  challenge?: string
  origin?: string
  rpId?: string
  verified?: boolean
  userHandle?: string
}

const clientData = (type: string, challenge: string, origin = 'http://localhost'): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

type Value = number | string | Buffer | Map<number | string, Value>

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cbor(
  value: Value | Map<number, number | Buffer> | Map<string, string | Buffer | Map<string, string>>,
): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<number | string, Value>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
