import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contactIn } from '../../../platform/words/contacts.ts'
import { plainLook } from '../../../platform/words/plain-look.ts'
import { cleanLine, masked, textFault } from './room-text.ts'

for (const text of [
  'https://evil.example/x',
  'vào www.abc.com nhé',
  'abc.com',
  'ABC . C O M là abc.com',
  'abc(.)vn',
  'abc chấm com',
  'abc dot net',
  'xem t.me/abcd',
  'bit.ly/x2',
  'abc . com',
  'nhà cái.vip',
  'abc.to/x',
  'аbс.сom',
  'ａｂｃ．ｃｏｍ',
  'abc。vn',
  'hxxp://abc',
])
  test(`a link: ${text}`, () => assert.equal(textFault(text, 'me'), 'link'))

for (const text of [
  '0912345678',
  '09 12 34 56 78',
  '0912.345.678',
  '+84 912-345-678',
  '０９１２３４５６７８',
  '٠٩١٢٣٤٥٦٧٨',
  'gọi o912345678'.replace('o9', '09'),
  '09l2345678',
  '0 9 1 2 3 4 5 6 7 8',
  '0912​345​678',
])
  test(`a phone number: ${text}`, () => assert.equal(textFault(text, 'me'), 'phone'))

for (const text of [
  '@lucky_girl',
  'zalo: 0912x',
  'tele la abc12',
  'ib minhanh88',
  'MINHANH88',
  'mínhanh88',
  'mіnhanh88',
  'I am luckyme',
])
  test(`an account name: ${text}`, () => assert.equal(textFault(text, 'luckyme'), 'account'))

for (const text of [
  'Chúc mừng, 10,000,000 rồi!',
  'Thắng 1.000.000.000 luôn',
  'x50 ở vòng 12, hay quá',
  'mai 20:30 gặp nhau nhé',
  'Được không bạn? Không sao.',
  'I won 3 times in a row.Nice game',
  '恭喜发财，三次了',
  'ok 👍👍',
  'tỉ số 2-1, phút 90+3',
  'Hay quá. Có ai không. To thật. Vip quá',
  'Tôi thắng.Co ai nữa không',
])
  test(`nothing wrong: ${text}`, () => assert.equal(textFault(text, 'luckyme'), undefined))

for (const [text, shown] of [
  ['đồ ngu ngốc quá', 'đồ *** *** quá'],
  ['đồ NGU   NGOC', 'đồ ***   ***'],
  ['s.c.a.m đấy', '*** đấy'],
  ['scаm', '***'],
  ['5c4m', '***'],
  ['sccaaam!', '***'],
  ['this is scammer talk', 'this is *** talk'],
  ['nguồn vui', 'nguồn vui'],
] as const)
  test(`the filter: ${text}`, () => assert.equal(masked(text, ['ngu ngốc', 'scam']), shown))

test('disguises look like what they stand for', () => {
  assert.equal(plainLook('Ｈеllо Đêm ①'), 'hello dem 1')
})

test('a line is one line, without marks that turn the page around', () => {
  assert.equal(cleanLine('  a\n\u0000b\u202ec\ud800 '), 'a bc')
})

test('as many words as a list may have, and the longest line, take next to no time', () => {
  const words = Array.from({ length: 2_000 }, (_, nth) => `xấu${nth.toString(26).replace(/[0-9]/g, 'q')}tệ${nth}`)
  for (const line of ['a '.repeat(100), 'ab'.repeat(100), 'x ấ u '.repeat(33)]) {
    masked(line, words)
    const times = Array.from({ length: 7 }, () => {
      const { user } = process.threadCpuUsage()
      masked(line, words)
      return (process.threadCpuUsage().user - user) / 1_000
    })
    assert.ok(Math.min(...times) <= 5, `${line.slice(0, 8)}…: ${times.map((ms) => ms.toFixed(1)).join(' ')} ms`)
  }
})

for (const [text, contact] of [
  ['See https://senluna.com/promo and senluna.com', undefined],
  ['Kỳ 58 mở lúc 18:15, thưởng 1,000,000,000', undefined],
  ['https://evil.example/x.html', 'link'],
  ['senluna.com.evil.com', 'link'],
  ['evil-senluna.com', 'link'],
  ['https://senluna.com@evil.com', 'link'],
  ['https://senluna.com:x@evil.com/', 'link'],
  ['t.me/evil and 1', 'link'],
  ['Zalo 0901 234 567', 'phone'],
] as const)
  test(`what staff say: ${text}`, () => assert.equal(contactIn(text, ['senluna.com']), contact))
