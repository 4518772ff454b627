import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Book, type Payment } from './book.ts'
import { listPage, paymentPage } from './pages.ts'
import { ACTS } from './server.ts'
import { WORDS } from './words.ts'

const PAYMENT: Omit<Payment, 'ref' | 'state' | 'payments' | 'createdAt'> = {
  orderNo: 'D123<b>',
  method: 'EWALLET',
  amount: '200000',
  currency: 'VND',
  language: 'VI',
  notifyUrl: 'http://localhost/notify',
  returnUrl: 'https://localhost/deposit',
}
const begun = (more: Partial<Payment> = {}) => new Book().begin({ ...PAYMENT, ...more }, 0)

for (const [language, speech] of [
  ['VI', 'vi'],
  ['EN', 'en'],
  ['MY', 'en'],
] as const)
  test(`a payment by ${language} is shown in ${speech}, and says that it is a sandbox`, () => {
    const shown = paymentPage(begun({ language }), 'less-200')
    const words = WORDS[speech]
    assert.match(shown, new RegExp(`<html lang="${speech}">`))
    for (const said of [
      words.mark,
      words.note,
      words.pay,
      words.states.PENDING,
      words.methods.EWALLET,
      '200,000 VND',
      '200',
    ])
      assert.ok(shown.includes(said), said)
    assert.ok(shown.includes(`${words.acts.less}: ${words.answered.replace('{status}', '200')}`))
    const other = WORDS[speech === 'vi' ? 'en' : 'vi']
    for (const words of [other.pay, other.note, other.acts.less]) assert.ok(!shown.includes(words), words)
  })

test('the list speaks the language of the browser', () => {
  assert.match(listPage(new Book(), 'vi-VN,vi;q=0.9,en;q=0.8'), /Mọi giao dịch/)
  assert.match(listPage(new Book(), 'de-DE,de'), /All payments/)
  assert.match(listPage(new Book(), undefined), /All payments/)
})

test('what somebody else wrote is never markup, and a made-up address says nothing', () => {
  const shown = paymentPage(begun(), '<script>-200')
  assert.ok(!shown.includes('D123<b>') && !shown.includes('<script>'))
  assert.ok(!shown.includes('role="status"'))
  assert.ok(!paymentPage(begun({ returnUrl: 'javascript:alert(1)' }), null).includes('javascript:'))
})

test('another amount goes with whatever is pressed', () => {
  const forms = paymentPage(begun(), null).split('<form').slice(1)
  const paying = forms.find((form) => form.includes('name="amount"'))!
  for (const act of ['approve', 'later', 'twice']) assert.ok(paying.includes(`value="${act}"`), act)
})

test('whatever a tester can let happen has a button on one of the pages', () => {
  const chain = begun({ currency: 'USDT', address: 'T1', confirmations: { have: 0, need: 19 } })
  const shown = paymentPage(begun(), null) + paymentPage(chain, null)
  assert.deepEqual(
    ACTS.filter((act) => !shown.includes(`value="${act}"`)),
    [],
  )
})
