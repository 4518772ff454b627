import { laterTexts } from '@senluna/text/index.ts'
import { lazy, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../client/text.ts'
import { open, screen } from '../../testing/page.tsx'
import { spokenDay } from '../money/format.ts'
import { MomentField } from './MomentField.tsx'

const Calendar = lazy(() => import('./Calendar.tsx'))

beforeAll(() => speak('EN', laterTexts))

function Shown({ start, seconds }: { start: string; seconds: boolean }) {
  const [moment, setMoment] = useState(start)
  return (
    <>
      <MomentField
        label="Starts"
        value={moment}
        onValue={setMoment}
        seconds={seconds}
        optional
        zone="UTC"
        calendar={Calendar}
      />
      <data value={moment} />
    </>
  )
}
const show = (start = '', seconds = false) => open(<Shown start={start} seconds={seconds} />)
const now = () => document.querySelector('data')?.getAttribute('value')
const part = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: `Starts: ${name}` })

test('without a day there is no time; a day begins at midnight, and taken back takes its time along', async () => {
  const user = show()
  expect(part('Hour').disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: /^Starts/ }))
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(now()).toMatch(/^\d{4}-\d\d-\d\dT00:00$/)
  await user.click(screen.getByRole('button', { name: /^Starts/ }))
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Clear date' }))
  expect(now()).toBe('')
})

test('another day keeps the time', async () => {
  const user = show('2026-11-22T09:30')
  await user.click(screen.getByRole('button', { name: /^Starts/ }))
  await user.click(await screen.findByRole('button', { name: spokenDay('2026-11-24') }))
  expect(now()).toBe('2026-11-24T09:30')
})

test('numbers are typed one after the other, in 24 hours', async () => {
  const user = show('2026-11-22T09:30', true)
  await user.click(part('Hour'))
  await user.keyboard('175')
  expect(now()).toBe('2026-11-22T17:05:00')
  await user.keyboard('942')
  expect(now()).toBe('2026-11-22T17:59:42')
})

test('a number that no clock shows is not taken', async () => {
  const user = show('2026-11-22T09:30')
  await user.click(part('Hour'))
  await user.keyboard('9')
  await user.keyboard('9')
  expect(now()).toBe('2026-11-22T09:30')
  await user.tab()
  expect(part('Hour').value).toBe('09')
})

test('arrows step and go round', async () => {
  const user = show('2026-11-22T23:00')
  await user.click(part('Hour'))
  await user.keyboard('{ArrowUp}')
  expect(now()).toBe('2026-11-22T00:00')
  await user.click(part('Minute'))
  await user.keyboard('{ArrowDown}')
  expect(now()).toBe('2026-11-22T00:59')
})
