import { useEffect, useRef } from 'react'

/**
 * A form whose first field has the focus when it comes: there is nothing else to do on its page.
 */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
