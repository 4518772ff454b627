import { deskViews } from '@senluna/contract/desk/lists.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { deskTexts } from '@senluna/text/desk.ts'
import { speak } from '@senluna/web/client/text.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { spokenDay } from '@senluna/web/ui/money/format.ts'
import { open, screen, within, type User } from '@senluna/web/testing/page.tsx'
import type { ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { beforeAll, beforeEach } from 'vitest'
import { showBy } from '../say.ts'
import { DeskContext } from '../session.ts'

export const VND = { code: 'VND', exponent: 0, displayDecimals: 2 }

const VENDORS = [{ code: 'TCG_LOTTO_VN', names: { VI: 'Xổ số Việt Nam', EN: 'Vietnam Lottery' } }]

beforeAll(async () => {
  await speak('EN', deskTexts)
  showBy({ timeZone: 'Asia/Ho_Chi_Minh', currency: VND, vendors: VENDORS })
})

beforeEach(() => answer(deskViews, { list: [] }))

/** The desk's brand, to nobody who is logged in. */
export const STATUS = {
  merchantCode: 'senluna',
  brandName: 'Senluna',
  production: false,
  switchesOn: [],
  demonstration: false,
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: VND,
  vendors: VENDORS,
  keys: [],
  session: null,
}

/** What a call answers that a second person has to approve. */
export const AWAITING = { approvalId: '01890a5d-ac96-774b-bcce-b302099a8057', expiresAt: '2026-11-23T02:00:00.000Z' }

/** Waits until the page says that an act awaits approval. */
export const findAwaiting = (act: string): Promise<HTMLElement> => screen.findByText(`${act}: awaiting approval.`)

interface Opened {
  rights: readonly Right[]
  /** The page's address, with the filters of its list. */
  address?: string
}

/** Shows where the page's address stands. */
function Address() {
  const { pathname, search } = useLocation()
  return <data value={pathname + search} />
}
export const addressNow = (): string | null | undefined => document.querySelector('data')?.getAttribute('value')

/** Opens a page for somebody with these rights, who is then at the keyboard. */
export function openDesk(page: ReactNode, { rights, address = '/' }: Opened) {
  const session = { token: 'token', name: 'lan', shownAs: 'Lan', rights: [...rights], expiresAt: '' }
  window.history.replaceState(null, '', address)
  return open(
    <BrowserRouter>
      <DeskContext value={{ status: { ...STATUS, session }, session, signOut: () => undefined }}>
        {page}
        <Address />
      </DeskContext>
    </BrowserRouter>,
  )
}

/** A button by its whole name. */
export const button = (name: string, at = screen.queryByRole('dialog') ?? document.body): HTMLElement =>
  within(at).getByRole('button', { name })

/** Chooses a day in the calendar that the field of this label opens. */
export async function chooseDay(user: User, label: RegExp, day: string, at = document.body): Promise<void> {
  await user.click(within(at).getByRole('button', { name: label }))
  const calendar = within((await screen.findByRole('grid')).closest('dialog')!)
  const wanted = () => calendar.queryByRole('button', { name: spokenDay(day) })
  const turn = Date.parse(day) < Date.now() ? 'Previous month' : 'Next month'
  while (!wanted()) await user.click(calendar.getByRole('button', { name: turn }))
  await user.click(wanted()!)
}

/** Chooses a day and types a time of it: `2026-11-23T09:30`. */
export async function chooseMoment(user: User, label: string, moment: string, at = document.body): Promise<void> {
  const [day = '', time = ''] = moment.split('T')
  await chooseDay(user, new RegExp(`^${label}`), day, at)
  const parts = within(at).getAllByRole('spinbutton', { name: new RegExp(`^${label}.*: (?:Hour|Minute|Second)$`) })
  for (const [place, number] of time.split(':').entries()) await user.type(parts[place]!, number)
}

/** The names of the buttons that stand at the foot of the open row. */
export const actNames = (): string[] =>
  [...document.querySelectorAll('.drawer-foot button')].map((act) => act.textContent ?? '')

/** The open row's facts, by their names. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('.facts > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )

/** The rows of the list as a reader sees them, cell by cell. */
export const rowsShown = (): string[][] =>
  [...document.querySelectorAll('tr[data-row]')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
  )

/** Presses what is to be done with the open row, gives a reason and sends it. */
export async function doAct(user: User, name: string, reason: string): Promise<void> {
  await user.click(button(name))
  await giveReason(user, name, reason)
}

/** Gives a reason in the window that is open and sends it. */
export async function giveReason(user: User, action: string, reason: string): Promise<void> {
  await user.type(screen.getByLabelText('Reason'), reason)
  await user.click(button(action))
}
