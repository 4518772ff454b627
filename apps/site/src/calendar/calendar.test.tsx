import { spokenDay } from '@senluna/web/ui/money/format.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { button, screen, show, text, waitFor } from '../testing/show.tsx'
import { DateField } from './DateField.tsx'

function Shown({ optional }: { optional?: boolean }) {
  const [day, setDay] = useState('2026-11-20')
  return (
    <DateField
      label="Until"
      value={day}
      onValue={setDay}
      min="2026-10-05"
      max="2026-11-23"
      optional={optional === true}
    />
  )
}

async function openCalendar(optional?: boolean, language: 'EN' | 'VI' = 'EN') {
  const user = await show(<Shown {...(optional && { optional })} />, { language })
  await user.click(button('Until 20/11/2026'))
  await screen.findByRole('grid')
  return user
}
const focused = () => document.activeElement?.getAttribute('aria-label')

test('it opens on the chosen day, which has the focus, and speaks the language of the page', async () => {
  await openCalendar(false, 'VI')
  expect(screen.getByRole('grid').getAttribute('aria-labelledby')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /tháng 11/i })).toBeDefined()
  await waitFor(() => expect(focused()).toBe(spokenDay('2026-11-20')))
  expect(focused()).toContain('Thứ Sáu')
})

test('keys move from day to day and stop at the last that may be chosen; Enter chooses', async () => {
  const user = await openCalendar()
  await waitFor(() => expect(focused()).toBe(spokenDay('2026-11-20')))
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe(spokenDay('2026-11-21'))
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe(spokenDay('2026-11-23'))
  await user.keyboard('{PageUp}{PageUp}')
  expect(focused()).toBe(spokenDay('2026-10-05'))
  await user.keyboard('{ArrowRight}{Enter}')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  expect(button('Until 06/10/2026')).toBeDefined()
})

test('what may not be chosen can’t be pressed, nor can a month without such a day be turned to', async () => {
  await openCalendar()
  expect(button(spokenDay('2026-11-24')).disabled).toBe(true)
  expect(button(text('calendar.next')).disabled).toBe(true)
  expect(button(text('calendar.previous')).disabled).toBe(false)
})

test('a day that need not be chosen can be taken back', async () => {
  const user = await openCalendar(true)
  await user.click(button(text('calendar.clear')))
  expect(button(`Until ${text('calendar.any')}`)).toBeDefined()
})
