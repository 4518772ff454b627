import { connect, type Socket } from 'node:net'

/** A keep-alive connection that sends one request at a time: as little work as a client can do. */
export class Wire {
  #socket: Socket
  #pending: { resolve(answer: { status: number; body: string }): void; reject(error: Error): void } | undefined
  #read: Buffer | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (piece: Buffer) => this.#take(piece))
    socket.on('error', (error) => this.#pending?.reject(error))
    socket.on('close', () => this.#pending?.reject(new Error('connection closed')))
  }

  static open(port: number): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(new Wire(socket)))
      socket.once('error', reject)
    })
  }

  post(
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<{ status: number; body: string }> {
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject }
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines}\r\n${body}`,
      )
    })
  }

  close(): void {
    this.#pending = undefined
    this.#socket.destroy()
  }

  #take(piece: Buffer): void {
    const read = this.#read ? Buffer.concat([this.#read, piece]) : piece
    const end = read.indexOf(END)
    const length = end < 0 ? 0 : read.indexOf(LENGTH)
    const body = end + END.length
    if (end < 0 || read.length < body + Number.parseInt(read.toString('latin1', length + LENGTH.length, end), 10)) {
      this.#read = read
      return
    }
    this.#read = undefined
    const pending = this.#pending
    this.#pending = undefined
    pending?.resolve({ status: Number(read.toString('latin1', 9, 12)), body: read.toString('utf8', body) })
  }
}

const END = Buffer.from('\r\n\r\n')
const LENGTH = Buffer.from('\r\ncontent-length: ')
