import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addressNow, openDesk } from '../testing/desk.tsx'
import type { Filter } from './spec.ts'
import { useAddress } from './use-address.ts'

const FILTERS: readonly Filter[] = [{ name: 'name', label: 'desk.closed.name', kind: 'text' }]

/** A filter that begins to hold in the moment in which a row is opened. */
function Both() {
  const address = useAddress(FILTERS, undefined)
  return (
    <button
      type="button"
      onClick={() => {
        address.open('7')
        address.filter('name', 'lan')
      }}
    >
      both
    </button>
  )
}

test('a row that is opened while a filter begins to hold stays open', async () => {
  const user = openDesk(<Both />, { rights: [], address: '/closed-accounts?sort=name' })
  await user.click(screen.getByRole('button', { name: 'both' }))
  expect(addressNow()).toBe('/closed-accounts?sort=name&row=7&name=lan')
})
