import { expect, test } from 'vitest'
import { behindIn, draftOf } from './draft.ts'

const before = { ...draftOf(undefined), titles: { VI: 'Hoàn tiền', EN: 'Cashback' }, terms: { VI: 'Cũ', EN: 'Old' } }

test('where one language is written anew, the others that are as they were are named', () => {
  expect(behindIn(before, before)).toEqual([])
  expect(behindIn({ ...before, titles: { ...before.titles, VI: 'Hoàn tiền thứ bảy' } }, before)).toEqual(['EN'])
  const both = { ...before, titles: { VI: 'A', EN: 'Cashback' }, terms: { VI: 'Cũ', EN: 'New' } }
  expect(behindIn(both, before)).toEqual([])
})

test('a language that is written for the first time is behind nobody', () => {
  expect(behindIn({ ...before, titles: { ...before.titles, JA: 'X' } }, before)).toEqual(['VI', 'EN'])
  const none = draftOf(undefined)
  expect(behindIn({ ...none, titles: { VI: 'A' } }, none)).toEqual([])
})
