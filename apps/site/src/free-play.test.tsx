import { helpCenter } from '@senluna/contract/site/help.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import Feedback from './features/help/feedback/Feedback.tsx'
import Limits from './features/protection/Limits.tsx'
import Security from './features/security/Security.tsx'
import { screen, show, text } from './testing/show.tsx'

// A call that only an account of real money may make has no answer here: one that is made while it
// is still read whose session it is fails these. It would put the window of free play over the
// page.
test.each<readonly [page: string, part: () => ReactNode, says: string]>([
  ['limits', () => <Limits />, text('rg.realOnly')],
  ['security', () => <Security />, text('sec.realOnly')],
  ['feedback', () => <Feedback ticketNo={undefined} />, text('fb.pictures.guest')],
  ['a ticket', () => <Feedback ticketNo="SL-1" />, text('auth.needed')],
])('free play asks for nothing of a real account: %s', async (_, part, says) => {
  answer(helpCenter, { categories: [] })
  await show(part(), { session: 'trial' })
  expect(await screen.findByText(says, { exact: false })).toBeDefined()
})
