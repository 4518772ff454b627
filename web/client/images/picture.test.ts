import { expect, test } from 'vitest'
import { brokenPicture } from './picture.ts'

for (const [type, size, wanted] of [
  ['image/png', 1, undefined],
  ['image/jpeg', 5 * 1024 * 1024, undefined],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'FILE_SIZE'],
  ['image/svg+xml', 1, 'FILE_TYPE'],
  ['image/webp', 1, 'FILE_TYPE'],
  ['', 1, 'FILE_TYPE'],
] as const)
  test(`${type || 'no type'} of ${size} bytes: ${wanted ?? 'sent'}`, () =>
    expect(brokenPicture({ type, size })).toBe(wanted))

test('a picture of oneself may have 2 MB', () => {
  const type = 'image/png'
  expect(brokenPicture({ type, size: 2 * 1024 * 1024 }, 'AVATAR')).toBeUndefined()
  expect(brokenPicture({ type, size: 2 * 1024 * 1024 + 1 }, 'AVATAR')).toBe('AVATAR_SIZE')
})
