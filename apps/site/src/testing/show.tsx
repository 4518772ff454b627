import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { laterTexts, pageTexts } from '@senluna/text/index.ts'
import { cache } from '@senluna/web/client/query.ts'
import { speak, speakMore } from '@senluna/web/client/text.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach } from 'vitest'
import { BrandContext } from '../brand.ts'
import { brandWith } from './brand.ts'
import { logInAs, type Session } from './session.ts'

export { screen, waitFor } from '@testing-library/react'
export { text } from '@senluna/web/client/text.ts'

interface Around {
  session?: Session
  brand?: PermissionInfo
  language?: 'EN' | 'VI'
  /** The address of the page. */
  at?: string
}

/** Shows a part of the site as in a page. Answers the hand that types and clicks there. */
export async function show(
  part: ReactNode,
  { session = 'guest', brand = brandWith(), language = 'EN', at = '/' }: Around = {},
) {
  await speak(language, pageTexts)
  await speakMore(laterTexts)
  logInAs(session)
  history.replaceState(null, '', at)
  render(
    <QueryClientProvider client={cache}>
      <BrandContext value={brand}>
        <BrowserRouter>{part}</BrowserRouter>
      </BrandContext>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

afterEach(() => {
  cleanup()
  cache.clear()
  localStorage.clear()
  sessionStorage.clear()
})
