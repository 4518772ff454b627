import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFirstFocus, useKeptFocus } from '@senluna/games/engine/keys/kept-focus.ts'

afterEach(cleanup)

function Game({ moves, locked, playing = false }: { moves: boolean; locked: boolean; playing?: boolean }) {
  useKeptFocus(playing)
  return (
    <>
      {moves && (
        <div>
          <button type="button" disabled={locked}>
            hit
          </button>
        </div>
      )}
      <button type="button" data-plays>
        deal
      </button>
    </>
  )
}

const focused = () => document.activeElement?.textContent

test('a move that was locked while it was asked has the focus again', () => {
  const { rerender } = render(<Game moves locked={false} />)
  screen.getByText('hit').focus()
  rerender(<Game moves locked />)
  // As browsers do with the next drawing.
  screen.getByText('hit').blur()
  rerender(<Game moves locked={false} />)
  expect(focused()).toBe('hit')
})

test('who pressed a button that is gone, or started autoplay, is at the button that plays', () => {
  const { rerender } = render(<Game moves locked={false} />)
  screen.getByText('hit').focus()
  rerender(<Game moves={false} locked={false} />)
  expect(focused()).toBe('deal')
  rerender(<Game moves locked={false} />)
  screen.getByText('hit').focus()
  rerender(<Game moves locked playing />)
  expect(focused()).toBe('deal')
})

test('who pressed beside the buttons keeps no focus', () => {
  const { rerender } = render(<Game moves locked={false} />)
  screen.getByText('hit').focus()
  dispatchEvent(new Event('pointerdown'))
  screen.getByText('hit').blur()
  rerender(<Game moves={false} locked={false} />)
  expect(document.activeElement).toBe(document.body)
})

test('who left the frame for the page is not drawn back into it', () => {
  const { rerender } = render(<Game moves locked={false} />)
  screen.getByText('hit').focus()
  // Where the page around a frame takes the focus, nothing in the frame has it any more.
  const frame = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  screen.getByText('hit').blur()
  rerender(<Game moves locked={false} />)
  expect(document.activeElement).toBe(document.body)
  frame.mockRestore()
})

function Field({ nth }: { nth: number }) {
  useKeptFocus(false)
  return (
    <>
      <input key={nth} aria-label="target" />
      <button type="button" data-plays>
        roll
      </button>
    </>
  )
}

test('the Enter that takes a field over never falls on the button that plays', () => {
  const { rerender } = render(<Field nth={1} />)
  screen.getByLabelText('target').focus()
  rerender(<Field nth={2} />)
  expect(document.activeElement).toBe(document.body)
})

function Opened({ running }: { running: boolean }) {
  useFirstFocus()
  return (
    <footer className="rn-bar">
      <button type="button" className="line" disabled>
        pairs
      </button>
      {running ? (
        <button type="button" className="line">
          hit
        </button>
      ) : (
        <button type="button" data-plays>
          deal
        </button>
      )}
    </footer>
  )
}

test('who opens a game begins at the button that plays, who comes back to a round at its first move', () => {
  render(<Opened running={false} />)
  expect(focused()).toBe('deal')
  cleanup()
  render(<Opened running />)
  expect(focused()).toBe('hit')
})
