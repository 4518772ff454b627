import { PRODUCTS } from '@senluna/kit/product.ts'
import { COMPLETE } from '@senluna/text/index.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import { expect, test } from 'vitest'
import { text } from '../../testing/show.tsx'
import { productName } from './product-name.ts'

test('a product is called by all that counts as it: no two alike, no codes, slots never for tables and mini games too', () => {
  for (const code of COMPLETE) {
    const texts: Readonly<Record<string, string>> = WRITTEN[code]
    const names = PRODUCTS.map((product) => texts[`product.${product}`] ?? '')
    expect(new Set(names).size, code).toBe(PRODUCTS.length)
    expect(names.join(' '), code).not.toMatch(/LOTT/)
    expect(texts['product.RNG'], code).not.toBe(texts['category.RNG'])
  }
  expect(productName('RNG')).toBe(text('product.RNG'))
})
