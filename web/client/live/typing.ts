import { useEffect, useState } from 'react'
import { hear, type Hearer } from './topics.ts'

/** After so long without another word of it nobody is typing any more. */
const LASTS_MS = 6_000

/**
 * Whether the other side of a conversation is typing; not after what they typed has come
 * (`lastSeq`).
 */
export function useTyping(conversationId: string | undefined, lastSeq: number): boolean {
  const [typedAt, setTypedAt] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard: Hearer = (data) => {
      if (!isAbout(data, conversationId)) return
      clearTimeout(timer)
      timer = setTimeout(() => setTypedAt(undefined), LASTS_MS)
      setTypedAt(lastSeq)
    }
    const stop = hear('typing', heard)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [conversationId, lastSeq])
  return typedAt === lastSeq
}

const isAbout = (data: unknown, conversationId: string | undefined): boolean =>
  typeof data === 'object' && data !== null && 'conversationId' in data && data.conversationId === conversationId
