import { kyc, sendKyc, type KycStanding, type KycTier } from '@senluna/contract/member/kyc.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { button, screen, show, text, toasts, waitFor } from '../../testing/show.tsx'
import Kyc from './Kyc.tsx'

const sendPicture = vi.hoisted(() => vi.fn<(file: File) => Promise<{ fileId: string }>>())
vi.mock('@senluna/web/client/images/picture.ts', async (original) => ({ ...(await original<object>()), sendPicture }))

const FILE_ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const picture = (name = 'front.png', type = 'image/png') => new File(['png'], name, { type })

beforeEach(() => {
  sendPicture.mockReset().mockResolvedValue({ fileId: FILE_ID })
})

const tier = (level: 1 | 2 | 3, more: Partial<KycTier> = {}): KycTier => ({
  tier: level,
  state: 'LATER',
  missing: [],
  documents: [],
  ...more,
})
const standing = (reached: number, ...tiers: KycTier[]): KycStanding => ({
  tier: reached,
  tiers,
  limits: [
    { tier: 0, depositTotal: '2000000', withdrawTotal: null, withdrawDay: null, month: null },
    { tier: 1, depositTotal: null, withdrawTotal: null, withdrawDay: '5000000', month: null },
  ],
})

async function openKyc(now: KycStanding) {
  answer(kyc, now)
  const user = await show(<Kyc />, { session: 'member', at: '/?mc=securityCenter' })
  await screen.findAllByRole('listitem')
  return user
}

describe('the first step', () => {
  test('says what the tier reached lets through, and what is missing', async () => {
    await openKyc(standing(0, tier(1, { state: 'OPEN', missing: ['birthday'] })))
    expect(screen.getByText(text('kyc.limit.depositTotal', { amount: '2,000,000.00' }))).toBeDefined()
    expect(screen.getByText(text('kyc.missing', { fields: text('kyc.field.birthday') }))).toBeDefined()
    expect(button(text('kyc.confirm')).disabled).toBe(true)
  })

  test('is confirmed once, and shows what came of it', async () => {
    const user = await openKyc(standing(0, tier(1, { state: 'OPEN' })))
    const arrive = answerLater(sendKyc, standing(1, tier(1, { state: 'DONE' })))
    await user.dblClick(button(text('kyc.confirm')))
    arrive()
    await screen.findByText(text('kyc.state.DONE'))
    expect(bodiesOf(sendKyc)).toEqual([{ tier: 1, kinds: [], documents: [] }])
    expect(toasts()).toEqual([text('kyc.done')])
    expect(screen.getByText(text('kyc.limit.withdrawDay', { amount: '5,000,000.00' }))).toBeDefined()
  })
})

describe('pictures', () => {
  const open2 = tier(2, { state: 'OPEN', documents: [['ID_FRONT', 'ID_BACK'], ['PASSPORT']] })

  test('all of a set go together, in its order', async () => {
    const user = await openKyc(standing(1, open2))
    answer(sendKyc, standing(1, tier(2, { state: 'PENDING' })))
    await user.upload(screen.getByTestId('kyc-ID_FRONT'), picture())
    await waitFor(() => expect(sendPicture).toHaveBeenCalledTimes(1))
    expect(button(text('kyc.send')).disabled).toBe(true)
    await user.upload(screen.getByTestId('kyc-ID_BACK'), picture('back.png'))
    await waitFor(() => expect(button(text('kyc.send')).disabled).toBe(false))
    await user.click(button(text('kyc.send')))
    await screen.findByText(text('kyc.state.PENDING'))
    expect(bodiesOf(sendKyc)).toEqual([{ tier: 2, kinds: ['ID_FRONT', 'ID_BACK'], documents: [FILE_ID, FILE_ID] }])
  })

  test('a passport is one', async () => {
    const user = await openKyc(standing(1, open2))
    answer(sendKyc, standing(1, tier(2, { state: 'PENDING' })))
    await user.click(button(text('kyc.set.passport')))
    await user.upload(screen.getByTestId('kyc-PASSPORT'), picture())
    await waitFor(() => expect(button(text('kyc.send')).disabled).toBe(false))
    await user.click(button(text('kyc.send')))
    await waitFor(() => expect(bodiesOf(sendKyc)).toMatchObject([{ kinds: ['PASSPORT'] }]))
  })

  test('what is no picture is refused before it is sent', async () => {
    await openKyc(standing(1, open2))
    fireEvent.change(screen.getByTestId('kyc-ID_FRONT'), { target: { files: [picture('x.pdf', 'application/pdf')] } })
    expect((await screen.findByRole('alert')).textContent).toBe(text('refusal.FILE_TYPE'))
    expect(sendPicture).not.toHaveBeenCalled()
  })

  test('why they were not accepted is said where others are asked for', async () => {
    await openKyc(standing(1, { ...open2, state: 'ASKED_AGAIN', reason: 'Too dark' }))
    expect(screen.getByText(text('kyc.reason', { reason: 'Too dark' }))).toBeDefined()
  })

  test('while they are looked at, and before their turn, none are asked for', async () => {
    await openKyc(standing(1, tier(2, { state: 'PENDING' }), tier(3)))
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a refusal stays beside them', async () => {
    const user = await openKyc(standing(1, tier(2, { state: 'OPEN', documents: [['PASSPORT']] })))
    refuse(sendKyc, 'KYC_STATE')
    await user.upload(screen.getByTestId(/^kyc-PASSPORT/), picture())
    await waitFor(() => expect(button(text('kyc.send')).disabled).toBe(false))
    await user.click(button(text('kyc.send')))
    expect((await screen.findByRole('alert')).textContent).toBe(text('refusal.KYC_STATE'))
    expect(callsOf(sendKyc)).toHaveLength(1)
  })
})
