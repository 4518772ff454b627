import { memberInfo } from '@senluna/contract/member/account.ts'
import { replyToTicket, sendFeedback, type Ticket } from '@senluna/contract/site/feedback.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { button, errorOf, field, fillIn, screen, show, text, waitFor } from '../../../testing/show.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { Reply } from './Reply.tsx'

const sendPicture = vi.hoisted(() => vi.fn<(file: File) => Promise<{ fileId: string }>>())
vi.mock('@senluna/web/client/images/picture.ts', async (original) => ({ ...(await original<object>()), sendPicture }))

const FILE_ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const WORDS = text('fb.content')
const LONG = 'The withdrawal did not come.'
const send = () => button(text('fb.send'))

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  sendPicture.mockReset().mockResolvedValue({ fileId: FILE_ID })
})

describe('writing to the brand', () => {
  test('a member’s words go with what they are about and their pictures', async () => {
    const user = await show(<FeedbackForm member category="WITHDRAWAL" about="W7" />, { session: 'member' })
    answer(sendFeedback, { ticketNo: 'SL-1' })
    expect(field(WORDS).value).toBe('W7: ')
    await fillIn(user, WORDS, LONG)
    await user.upload(screen.getByTestId('pictures'), new File(['png'], 'a.png', { type: 'image/png' }))
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await screen.findByText(/SL-1/)
    expect(bodiesOf(sendFeedback)).toEqual([{ category: 'WITHDRAWAL', content: `W7: ${LONG}`, images: [FILE_ID] }])
  })

  test('too few words are said at their field, which has the focus', async () => {
    const user = await show(<FeedbackForm member />, { session: 'member' })
    await fillIn(user, WORDS, 'short')
    expect(errorOf(WORDS)).toBeUndefined()
    await user.click(send())
    expect(errorOf(WORDS)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field(WORDS)))
    expect(callsOf(sendFeedback)).toEqual([])
  })

  test('while a picture is on its way the words wait for it', async () => {
    const user = await show(<FeedbackForm member />, { session: 'member' })
    sendPicture.mockReturnValue(new Promise(() => undefined))
    await user.upload(screen.getByTestId('pictures'), new File(['png'], 'a.png', { type: 'image/png' }))
    expect(send().disabled).toBe(true)
  })

  test('a guest sends no pictures, and is told how to', async () => {
    await show(<FeedbackForm member={false} />, { at: '/help/feedback' })
    expect(screen.queryByTestId('pictures')).toBeNull()
    expect(screen.getByText(text('fb.pictures.guest'), { exact: false })).toBeDefined()
  })

  test('half-written words are there after a reload, until they were sent', async () => {
    const user = await show(<FeedbackForm member />, { session: 'member' })
    await fillIn(user, WORDS, LONG)
    expect(sessionStorage.getItem('feedback')).toBe(LONG)
    answer(sendFeedback, { ticketNo: 'SL-1' })
    await user.click(send())
    await screen.findByText(/SL-1/)
    expect(sessionStorage.getItem('feedback')).toBeNull()
  })

  test('pressed twice it is sent once', async () => {
    const user = await show(<FeedbackForm member />, { session: 'member' })
    const arrive = answerLater(sendFeedback, { ticketNo: 'SL-1' })
    await fillIn(user, WORDS, LONG)
    await user.dblClick(send())
    expect(send().disabled).toBe(true)
    arrive()
    await screen.findByText(/SL-1/)
    expect(callsOf(sendFeedback)).toHaveLength(1)
  })

  test('a member whose session is over isn’t called a robot: the session is looked at', async () => {
    const user = await show(<FeedbackForm member />, { session: 'member' })
    refuse(sendFeedback, 'AUTH_HUMAN_VERIFY')
    await fillIn(user, WORDS, LONG)
    await user.click(send())
    await waitFor(() => expect(callsOf(memberInfo)).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field(WORDS).value).toBe(LONG)
  })
})

describe('answering', () => {
  const TICKET: Ticket = {
    ticketNo: 'SL-1',
    category: 'GAME',
    state: 'OPEN',
    excerpt: LONG,
    createdAt: '2026-11-22T12:00:00Z',
    changedAt: '2026-11-22T12:00:00Z',
    unread: false,
    messages: [],
  }

  test('goes into its own ticket', async () => {
    const onReply = vi.fn<(next: Ticket) => void>()
    const user = await show(<Reply ticketNo="SL-1" onReply={onReply} />, { session: 'member' })
    answer(replyToTicket, TICKET)
    await fillIn(user, text('fb.reply'), LONG)
    await user.click(button(text('fb.reply.send')))
    await waitFor(() => expect(onReply).toHaveBeenCalledWith(TICKET))
    expect(callsOf(replyToTicket)).toMatchObject([
      { params: { ticketNo: 'SL-1' }, body: { content: LONG, images: [] } },
    ])
  })

  test('a ticket that was closed meanwhile says so and keeps the words', async () => {
    const user = await show(<Reply ticketNo="SL-1" onReply={() => undefined} />, { session: 'member' })
    refuse(replyToTicket, 'FB_CLOSED')
    await fillIn(user, text('fb.reply'), LONG)
    await user.click(button(text('fb.reply.send')))
    expect((await screen.findByRole('alert')).textContent).toBe(text('refusal.FB_CLOSED'))
    expect(field(text('fb.reply')).value).toBe(LONG)
  })
})
