import { expect, test } from 'vitest'
import { plainParagraphs } from './plain-paragraphs.ts'

const read = (html: string) => plainParagraphs(html)?.map(({ outerHTML }) => outerHTML)

test('paragraphs of text are made anew, their signs read as text', () => {
  expect(read('<p>One &amp; two</p>\n<p>Three</p>')).toEqual(['<p>One &amp; two</p>', '<p>Three</p>'])
  expect(read('No paragraph at all')).toEqual(['<p>No paragraph at all</p>'])
  expect(read('<p>&lt;img src=x onerror=alert(1)&gt;</p>')).toEqual(['<p>&lt;img src=x onerror=alert(1)&gt;</p>'])
})

for (const html of [
  '<p>With a <b>word</b></p>',
  '<p class="x">With an attribute</p>',
  '<p>One</p><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p>Not closed',
]) {
  test(`left to what cleans: ${html}`, () => expect(read(html)).toBeUndefined())
}
