import { laterTexts } from '@senluna/text/index.ts'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../client/text.ts'
import { open, screen, within } from '../testing/page.tsx'
import { Modal } from './Modal.tsx'
import { toast } from './toast.ts'

beforeAll(() => speak('EN', laterTexts))

function Page() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <Modal title="Window" onClose={() => setOpen(false)}>
      <button type="button" onClick={() => toast('error', 'Said')}>
        Say
      </button>
    </Modal>
  ) : null
}

test('what was said before stays on the page, and its names are not in the window twice', () => {
  toast('info', 'Before')
  open(<Page />)
  expect(within(screen.getByRole('dialog')).queryByRole('status')).toBeNull()
  expect(screen.getByText('Before')).toBeTruthy()
})

test('what is said while a window is open stands in it, and on the page when it is closed', async () => {
  const user = open(<Page />)
  const window = screen.getByRole('dialog')
  await user.click(within(window).getByRole('button', { name: 'Say' }))
  expect(within(window).getByRole('alert').textContent).toContain('Said')
  await user.keyboard('{Escape}')
  window.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect((await screen.findByRole('alert')).closest('dialog')).toBeNull()
})
