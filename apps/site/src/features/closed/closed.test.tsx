import { customerService } from '@senluna/contract/site/system.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Status } from '../../boot.ts'
import { brandWith } from '../../testing/brand.ts'
import { button, screen, show, text, waitFor } from '../../testing/show.tsx'
import Closed, { countryName } from './Closed.tsx'

const status = (more: Partial<Status>): Status => ({
  status: 1,
  maintenance: { flag: true },
  regionRestriction: { flag: false },
  location: { ip: '203.0.113.7', country: 'FR' },
  info: brandWith(),
  ...more,
})

beforeEach(() =>
  answer(customerService, { list: [{ id: 1, type: '2', name: 'Telegram', icon: '', link: 'https://t.example' }] }),
)

describe('under maintenance', () => {
  test('our own sentence stands in two languages, where the operator wrote none', async () => {
    await show(<Closed status={status({})} onOpen={() => undefined} />)
    expect(screen.getByText(text('status.maintenance.body'))).toBeDefined()
    await screen.findByText('Telegram')
    const languages = () =>
      [...document.querySelectorAll('.closed-card p[lang]')].map((words) => words.getAttribute('lang'))
    await waitFor(() => expect(languages()).toEqual(['en', 'vi']))
  })

  test('what the operator wrote takes its place, and the end is by the brand’s clock', async () => {
    const maintenance = { flag: true, until: '2026-11-22T02:00:00.000Z', text: { EN: 'Back after breakfast' } }
    await show(<Closed status={status({ maintenance })} onOpen={() => undefined} />)
    expect(screen.getByText('Back after breakfast')).toBeDefined()
    expect(screen.queryByText(text('status.maintenance.body'))).toBeNull()
    expect(screen.getByText(/^Expected to end at .*0?9:00/)).toBeDefined()
    await screen.findByText('Telegram')
  })
})

describe('closed to where the visitor is', () => {
  const denied = (more: Partial<Status> = {}) => status({ status: 2, regionRestriction: { flag: true }, ...more })

  test('says where that is, and that their money stays theirs', async () => {
    await show(<Closed status={denied()} onOpen={() => undefined} />)
    expect(await screen.findByText(text('status.denied.title'))).toBeDefined()
    expect([...document.querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual(['203.0.113.7', 'France (FR)'])
    expect(screen.getByText(text('status.denied.money'))).toBeDefined()
    await screen.findByText('Telegram')
  })

  test('a network that hides it can be left, and tried again', async () => {
    let tries = 0
    const user = await show(
      <Closed
        status={denied({ regionRestriction: { flag: true, network: 'TOR' } })}
        onOpen={() => {
          tries++
        }}
      />,
    )
    expect(await screen.findByText(text('network.TOR'))).toBeDefined()
    await screen.findByText('Telegram')
    await user.click(button(text('shell.retry')))
    expect(tries).toBe(1)
  })

  test('whose numbers give the country is said where their terms ask for it', async () => {
    await show(
      <Closed
        status={denied({ location: { ip: '203.0.113.7', country: '', source: 'Numbers Ltd' } })}
        onOpen={() => undefined}
      />,
    )
    expect(await screen.findByText(text('status.denied.source', { source: 'Numbers Ltd' }))).toBeDefined()
    expect(screen.getByText(text('status.denied.unknown'))).toBeDefined()
    await screen.findByText('Telegram')
  })

  test('a country without a name stands by its code', () => expect(countryName('QZ')).toBe('QZ'))
})
