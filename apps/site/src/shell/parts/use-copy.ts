import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useEffect, useState, type RefObject } from 'react'

/** So long a button says that it has copied. */
const SAID_MS = 2_000

/**
 * Copies a text and says so. A page without the right to copy marks `shown` instead, so that the
 * person can.
 */
export function useCopy(value: string, shown?: RefObject<HTMLElement | null>) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      toast('success', text('records.copied'))
    } catch {
      if (shown?.current) mark(shown.current)
    }
  }
  return { isCopied, copy: () => void copy() }
}

function mark(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) element.select()
  else getSelection()?.selectAllChildren(element)
}
