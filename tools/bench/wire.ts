import { connect, type Socket } from 'node:net'

/** A keep-alive connection that sends one request at a time: as little work as a client can do. */
export class Wire {
  #socket: Socket
  #pending: { resolve(answer: { status: number; body: string }): void; reject(error: Error): void } | undefined
  #buffer = ''

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => this.#read(text))
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

  #read(text: string): void {
    this.#buffer += text
    const end = this.#buffer.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/content-length: (\d+)/i.exec(this.#buffer.slice(0, end))?.[1] ?? 0)
    const body = this.#buffer.slice(end + 4)
    if (Buffer.byteLength(body) < length) return
    const status = Number(this.#buffer.slice(9, 12))
    this.#buffer = ''
    const pending = this.#pending
    this.#pending = undefined
    pending?.resolve({ status, body })
  }
}
