import { laterTexts } from '@senluna/text/index.ts'
import { useRef, useState, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../client/text.ts'
import { open, screen } from '../../testing/page.tsx'
import { useKeptFocus } from './kept-focus.ts'

beforeAll(() => speak('EN', laterTexts))

function Box({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return <div ref={box}>{children}</div>
}

const named = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.textContent

function Swap() {
  const [isDone, setDone] = useState(false)
  return isDone ? (
    <section>
      <h2>Opened</h2>
      <button type="button">Copy</button>
      <button type="button" onClick={() => setDone(false)}>
        Another
      </button>
    </section>
  ) : (
    <form>
      <button type="button" onClick={() => setDone(true)}>
        Send
      </button>
    </form>
  )
}

test('what comes in place of a form has the focus: its heading, else the first thing in it', async () => {
  const user = open(
    <Box>
      <p>Before</p>
      <Swap />
    </Box>,
  )
  await user.click(named('Send'))
  expect(focused()).toBe('Opened')
  await user.click(named('Another'))
  expect(focused()).toBe('Send')
})

function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three'])
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
            {row}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('of rows the next one has it, of the last the one before, and where none is left what stands around', async () => {
  const user = open(
    <Box>
      <button type="button">New</button>
      <Rows />
    </Box>,
  )
  await user.click(named('two'))
  expect(focused()).toBe('three')
  await user.click(named('three'))
  expect(focused()).toBe('one')
  await user.click(named('one'))
  expect(focused()).toBe('New')
})

function Goes() {
  const [isGone, setGone] = useState(false)
  return (
    <>
      {!isGone && <button type="button">Late</button>}
      <button type="button" onMouseEnter={() => setGone(true)}>
        Stays
      </button>
    </>
  )
}

test('who let go of it by themselves gets it nowhere', async () => {
  const user = open(
    <Box>
      <Goes />
    </Box>,
  )
  named('Late').focus()
  named('Late').blur()
  await user.hover(named('Stays'))
  expect(screen.queryByRole('button', { name: 'Late' })).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
