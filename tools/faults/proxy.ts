import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What the way between the server and its database does to what passes. */
type Manner = 'pass' | 'hold' | 'lose-replies'

/** A way to the database that can be cut. */
export interface Proxy {
  /** The address of a database over this way. */
  url(database: string): string
  /** Lets nothing through, in either direction, until `pass`: no side notices. */
  hold(): void
  /** Lets requests through and throws the answers away. */
  loseReplies(): void
  /** Lets everything through again, and what was held. */
  pass(): void
  /** Breaks every connection, as a restarted router does. */
  reset(): void
  close(): Promise<void>
}

/** Opens a way to the database whose socket is `path`. */
export async function openProxy(path: string, user: string): Promise<Proxy> {
  let manner: Manner = 'pass'
  const pairs = new Set<{ client: Socket; server: Socket }>()
  const forward = (from: Socket, to: Socket, answers: boolean) => {
    from.on('data', (data: Buffer) => {
      if (answers && manner === 'lose-replies') return
      if (!to.write(data)) from.pause()
    })
    to.on('drain', () => manner !== 'hold' && from.resume())
  }
  const listener = createServer((client) => {
    const server = connect(path)
    const pair = { client, server }
    pairs.add(pair)
    const close = () => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      socket.on('error', close)
      socket.on('close', close)
      if (manner === 'hold') socket.pause()
    }
    forward(client, server, false)
    forward(server, client, true)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const eachSocket = (act: (socket: Socket) => void) => {
    for (const { client, server } of pairs) for (const socket of [client, server]) act(socket)
  }
  return {
    url: (database) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    hold: () => {
      manner = 'hold'
      eachSocket((socket) => socket.pause())
    },
    loseReplies: () => {
      manner = 'lose-replies'
    },
    pass: () => {
      manner = 'pass'
      eachSocket((socket) => socket.resume())
    },
    reset: () => {
      for (const { client, server } of pairs) {
        client.resetAndDestroy()
        server.destroy()
      }
    },
    close: async () => {
      eachSocket((socket) => socket.destroy())
      listener.close()
      await once(listener, 'close')
    },
  }
}
