import { laterTexts } from '@senluna/text/index.ts'
import { useRef, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../client/text.ts'
import { open, screen, waitFor } from '../testing/page.tsx'
import { useKeptFocus } from './windows/kept-focus.ts'
import { Modal } from './Modal.tsx'

beforeAll(() => speak('EN', laterTexts))

/** Sends something in a window, which is over when the answer has come. */
function Page({ isLocked }: { isLocked?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={box}>
      <button type="button" disabled={isLocked && isOpen} onClick={() => setOpen(true)}>
        Opener
      </button>
      {isOpen && (
        <Modal title="Window">
          <button type="button" onClick={() => setTimeout(() => setOpen(false))}>
            Send
          </button>
        </Modal>
      )}
      <button type="button">Neighbour</button>
    </div>
  )
}

const named = (name: string) => screen.getByRole('button', { name })

/** Sends in the window; answers what had the focus from then on. */
async function sendAndNote(page: Parameters<typeof open>[0]): Promise<(string | null)[]> {
  const user = open(page)
  await user.click(named('Opener'))
  named('Send').focus()
  const had: (string | null)[] = []
  const note = ({ target }: FocusEvent) => void had.push((target as Element).textContent)
  document.addEventListener('focusin', note)
  await user.click(named('Send'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(named('Opener')))
  document.removeEventListener('focusin', note)
  return had
}

test('what opened a window that closes by itself has the focus next, and nothing before it', async () => {
  expect(await sendAndNote(<Page />)).toEqual(['Opener'])
})

test('one that was locked meanwhile has it at last', async () => {
  expect((await sendAndNote(<Page isLocked />)).at(-1)).toBe('Opener')
})
