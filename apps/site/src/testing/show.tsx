import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { laterTexts, pageTexts, soonTexts } from '@senluna/text/index.ts'
import { speak, speakMore } from '@senluna/web/client/text.ts'
import { open, within, type User } from '@senluna/web/testing/page.tsx'
import { shownToasts } from '@senluna/web/ui/toast.ts'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { BrandContext } from '../brand.ts'
import { brandWith } from './brand.ts'
import { logInAs, type Session } from './session.ts'

export { screen, text, waitFor, within, type User } from '@senluna/web/testing/page.tsx'

// A test's own tables say what a page says, too.
await speak('EN', pageTexts)
await speakMore(soonTexts)
await speakMore(laterTexts)

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
  await speakMore(soonTexts)
  await speakMore(laterTexts)
  logInAs(session)
  history.replaceState(null, '', at)
  return open(
    <BrandContext value={brand}>
      <BrowserRouter>{part}</BrowserRouter>
    </BrandContext>,
  )
}

/** A field by its label, with or without the star of what must be filled in. */
export const field = (label: string, at = document.body): HTMLInputElement =>
  within(at).getByLabelText<HTMLInputElement>((words) => words === label || words.startsWith(`${label} *`), {
    selector: 'input, select, textarea',
  })

/** Puts words into a field all at once, as by pasting: what happens letter by letter is typed. */
export async function fillIn(user: User, label: string, words: string): Promise<void> {
  await user.click(field(label))
  await user.paste(words)
}

/** A button by its whole name. */
export const button = (name: string, at = document.body): HTMLButtonElement =>
  within(at).getByRole<HTMLButtonElement>('button', { name })

/** What a field says is wrong with it. */
export const errorOf = (label: string, at = document.body): string | undefined => {
  const input = field(label, at)
  if (input.getAttribute('aria-invalid') !== 'true') return undefined
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
}

/** What was shown at the edge of the page, the oldest first. */
export const toasts = (): string[] => shownToasts().map(({ message }) => message)
