import { paymentPassword, securityOverview } from '@senluna/contract/member/security.ts'
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointReward,
  redeemPointList,
  redeemPointReward,
  type Goods,
} from '@senluna/contract/money/points.ts'
import { USUAL_POINT_TERMS } from '@senluna/kit/points/terms.ts'
import { answer, bodiesOf, refuse } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { haveOpen } from '../../testing/navigation.ts'
import { button, errorOf, field, fillIn, screen, show, text, waitFor, within } from '../../testing/show.tsx'
import PointMall from './PointMall.tsx'

const goods = (more: Partial<Goods> = {}): Goods => ({
  goodsId: 'voucher',
  name: 'Gift voucher',
  image: '/art/b-gift.svg',
  kind: 'VOUCHER',
  requirement: { points: '3000', amount: '0', vip: 0 },
  stock: 5,
  quantity: 2,
  status: 'ON',
  value: '30000',
  ...more,
})
const config = {
  ...USUAL_POINT_TERMS,
  unit: '10000',
  weightsPct: { ...USUAL_POINT_TERMS.weightsPct },
  neverExpire: true,
} as const
const own = {
  balance: '4820',
  current: '4800',
  changed: '20',
  ratio: 10,
  redeemAmount: '48200',
  expires: null,
  owed: '0',
  leftToday: '100000',
  multiplierPct: 100,
}

beforeEach(() => {
  answer(pointConfig, config)
  answer(pointBalance, own)
  answer(pointReward, { list: [goods()] })
  answer(redeemPointList, { list: [] })
  haveOpen('RNG')
})

test('a guest sees how points are earned, and is asked to log in', async () => {
  await show(<PointMall />)
  expect(await screen.findByText(text('points.earning'))).toBeTruthy()
  expect(button(text('shell.login'))).toBeTruthy()
})

test('play of which nothing runs here earns no points, and each kind has a name of its own', async () => {
  haveOpen('RNG', 'LOTT', 'ELOTT')
  await show(<PointMall />)
  await screen.findByText(text('points.earning'))
  const kinds = () => Array.from(document.querySelectorAll('.mall-weights li'), ({ textContent }) => textContent)
  await waitFor(() => expect(kinds()).toHaveLength(3))
  expect(new Set(kinds()).size).toBe(3)
})

test('terms that don’t come are said to be missing, and asked for again', async () => {
  refuse(pointConfig, 'SYS_BUSY')
  const user = await show(<PointMall />, { session: 'member' })
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(pointConfig, config)
  await user.click(again)
  expect(await screen.findByRole('heading', { name: text('points.goods') })).toBeTruthy()
})

test('as many points as there are in whole steps become money, with what must be wagered', async () => {
  answer(convertPoint, {
    current: '4820',
    changed: '-4800',
    balance: '20',
    ratio: 10,
    redeemAmount: '48000',
    turnoverRequired: '48000',
    serialNo: '3-2',
  })
  const user = await show(<PointMall />, { session: 'member' })
  expect(await screen.findByText('4,820')).toBeTruthy()
  await user.click(button(text('points.convert')))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getAllByText('48,000.00')).toHaveLength(2)
  await fillIn(user, text('line.pin'), '482915')
  await user.click(button(text('points.convert'), dialog))
  expect(bodiesOf(convertPoint)).toEqual([{ points: '4800', paymentPassword: '482915' }])
})

test('goods are redeemed with the payment password; a refusal says how many tries are left', async () => {
  refuse(redeemPointReward, 'PIN_WRONG', undefined, { left: 3 })
  const user = await show(<PointMall />, { session: 'member' })
  await user.click(await screen.findByRole('button', { name: text('points.redeem') }))
  const dialog = screen.getByRole('dialog')
  await fillIn(user, text('line.pin'), '111111')
  await user.click(button(text('points.redeem'), dialog))
  expect(await within(dialog).findByText(new RegExp(text('withdraw.pin.left', { left: 3 })))).toBeTruthy()
  expect(bodiesOf(redeemPointReward)).toEqual([{ goodsId: 'voucher', quantity: 1, paymentPassword: '111111' }])
  // The digits are typed anew: that they are gone is no mistake of their reader.
  await waitFor(() => expect(field(text('line.pin')).value).toBe(''))
  expect(errorOf(text('line.pin'))).toBeUndefined()
})

test('who has no payment password sets it in a window over what they are about to take', async () => {
  refuse(redeemPointReward, 'PIN_NOT_SET')
  answer(securityOverview, { score: 0, rows: [], knownDeviceDays: 0, knownDevices: 0, hasPassword: true })
  answer(paymentPassword, { changed: true })
  const user = await show(<PointMall />, { session: 'member' })
  await user.click(await screen.findByRole('button', { name: text('points.redeem') }))
  await fillIn(user, text('line.pin'), '482915')
  await user.click(button(text('points.redeem'), screen.getByRole('dialog')))
  await user.click(await screen.findByRole('button', { name: text('withdraw.need.pin.do') }))
  const window = await screen.findByRole('dialog', { name: text('sec.row.paymentPassword') })
  await fillIn(user, text('sec.pin.new'), '482915')
  await fillIn(user, text('sec.pin.again'), '482915')
  await fillIn(user, text('sec.password'), 'LotusRiver88')
  await user.click(button(text('sec.save'), window))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(bodiesOf(paymentPassword)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button(text('points.redeem'), screen.getByRole('dialog'))).toBeTruthy()
})

test('what is sent needs an address; too few points and sold-out goods can’t be chosen', async () => {
  answer(pointReward, {
    list: [
      goods({ goodsId: 'shirt', name: 'Shirt', kind: 'PHYSICAL' }),
      goods({ goodsId: 'phones', name: 'Headphones', requirement: { points: '48000', amount: '0', vip: 5 } }),
      goods({ goodsId: 'lamp', name: 'Lamp', status: 'SOLD_OUT', stock: 0, quantity: 0 }),
    ],
  })
  const user = await show(<PointMall />, { session: 'member' })
  const cards = await screen.findAllByRole('button', { name: text('points.redeem') })
  expect(cards.map((card) => card.hasAttribute('disabled'))).toEqual([false, true])
  expect(button(text('points.soldOut')).disabled).toBe(true)
  await user.click(cards[0]!)
  await fillIn(user, text('line.pin'), '482915')
  await user.click(button(text('points.redeem'), screen.getByRole('dialog')))
  expect(await screen.findAllByText(text('points.address.missing'))).toHaveLength(3)
  expect(bodiesOf(redeemPointReward)).toEqual([])
})
