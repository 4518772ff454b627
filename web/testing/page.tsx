import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect } from 'vitest'
import { cache } from '../client/query.ts'
import { dismiss, shownToasts } from '../ui/toast.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { endCalls, takeCalls } from './calls.ts'

export { screen, waitFor, within } from '@testing-library/react'
export { text } from '../client/text.ts'

// Whether something is hidden is worked out through every element above it: it is what takes most
// of the time, and next to nothing here is.
// A busy machine takes longer than the usual second: what is waited for is a state, not a time.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 })

beforeEach(takeCalls)

// A test begins with a new page, and what it called is what the contract knows.
afterEach(async () => {
  cleanup()
  cache.clear()
  // What was about to be called belongs to this test.
  await new Promise((resolve) => setTimeout(resolve))
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of shownToasts()) dismiss(id)
  expect(endCalls()).toEqual([])
})

/** Shows a part of a page with its toasts. Answers the hand that types and clicks there. */
export function open(part: ReactNode) {
  render(
    <QueryClientProvider client={cache}>
      {part}
      <Toasts />
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

export type User = ReturnType<typeof open>
