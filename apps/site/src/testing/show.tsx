import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { laterTexts, pageTexts } from '@senluna/text/index.ts'
import { speak, speakMore } from '@senluna/web/client/text.ts'
import { open } from '@senluna/web/testing/page.tsx'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { BrandContext } from '../brand.ts'
import { brandWith } from './brand.ts'
import { logInAs, type Session } from './session.ts'

export { screen, text, waitFor, within } from '@senluna/web/testing/page.tsx'

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
  return open(
    <BrandContext value={brand}>
      <BrowserRouter>{part}</BrowserRouter>
    </BrandContext>,
  )
}
