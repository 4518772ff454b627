import { useEffect, useRef, useState } from 'react'
import { randomUuid } from './identity.ts'
import { Unreachable } from './refused.ts'

/** A message on its way. It keeps its id over every try, so the server takes it once. */
export interface Outgoing {
  clientId: string
  text: string
  /** Why it did not go; null while it is tried. */
  failed: unknown
}

/**
 * Messages that are being sent, in their order. What found no network goes by itself once there is
 * one; what was refused waits for the writer. `send` must settle only when the message is shown
 * elsewhere.
 */
export function useOutgoing(send: (message: Pick<Outgoing, 'clientId' | 'text'>) => Promise<unknown>) {
  const [items, setItems] = useState<readonly Outgoing[]>([])
  const sender = useRef(send)
  const line = useRef(Promise.resolve())
  useEffect(() => {
    sender.current = send
  })
  const go = (message: Pick<Outgoing, 'clientId' | 'text'>) => {
    setItems((now) => now.map((other) => (other.clientId === message.clientId ? { ...other, failed: null } : other)))
    // One after the other: a later word must not stand before an earlier one.
    line.current = line.current
      .then(() => sender.current(message))
      .then(
        () => setItems((now) => now.filter((other) => other.clientId !== message.clientId)),
        (error: unknown) =>
          setItems((now) =>
            now.map((other) => (other.clientId === message.clientId ? { ...other, failed: error } : other)),
          ),
      )
  }
  const again = useRef(() => undefined as void)
  useEffect(() => {
    again.current = () => items.filter(({ failed }) => failed instanceof Unreachable).forEach(go)
  })
  useEffect(() => {
    const back = () => again.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  return {
    items,
    add: (text: string) => {
      const message: Outgoing = { clientId: randomUuid(), text, failed: null }
      setItems((now) => [...now, message])
      go(message)
    },
    again: (message: Outgoing) => go(message),
    drop: ({ clientId }: Outgoing) => setItems((now) => now.filter((other) => other.clientId !== clientId)),
  }
}
