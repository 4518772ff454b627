import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { senluna } from '@senluna/brands/senluna/brand.ts'
import { FIRST_PAGES_FILE, type FirstPageFiles } from '@senluna/contract/site/first-page.ts'
import { afterAll, test } from 'vitest'
import { FirstPages } from './first-page.ts'

const PROMOTIONS: FirstPageFiles = {
  files: ['/assets/promotions.js', '/assets/promotions.css'],
  texts: { VI: ['/assets/vi.js'], EN: ['/assets/en.js'], JA: ['/assets/ja.js'] },
  calls: ['/wps/v2/promotions?page=1'],
  view: {
    html: '<h1 data-says="0"></h1><b data-says="1"></b>',
    says: ['promo.title', { VI: 'Miền Bắc', EN: '</script>North' }],
    styles: ['/assets/promotions.css'],
    pictures: { call: 0, field: 'image' },
  },
}
const RESULTS: FirstPageFiles = { files: ['/assets/results.js'], texts: {}, calls: [] }

/** What the page's inline script is given. */
interface Own extends Omit<FirstPageFiles, 'view'>, Partial<Pick<NonNullable<FirstPageFiles['view']>, 'pictures'>> {
  path: string
  says?: Record<string, string[]>
}

const folder = mkdtempSync(join(tmpdir(), 'first-page-'))
writeFileSync(join(folder, FIRST_PAGES_FILE), JSON.stringify({ '/promotions': PROMOTIONS, '/results/*': RESULTS }))
afterAll(() => rmSync(folder, { recursive: true }))

const first = new FirstPages(folder, true)
const answered = (url: string, brand = senluna) => {
  const { head, slots } = first.of({ offeredLanguages: () => ['VI', 'EN'] }, { url, brand })
  const own = head ? (JSON.parse(/>(.*)<\/script>$/.exec(head)![1]!) as Own) : undefined
  return { own, head, slots }
}

test('an address is answered with its files, its calls and its texts in the languages offered', () => {
  const { own } = answered('/promotions')
  assert.equal(own?.path, '/promotions')
  assert.deepEqual(own?.files, ['/assets/promotions.js'], 'its styles are in the page itself')
  assert.deepEqual(own?.calls, PROMOTIONS.calls)
  assert.deepEqual(own?.texts, { VI: ['/assets/vi.js'], EN: ['/assets/en.js'] })
  assert.deepEqual(own?.pictures, { call: 0, field: 'image' })
})

test('what is looked at first stands in it with its styles, and its words in each language', () => {
  const { own, slots } = answered('/promotions?lang=EN')
  assert.equal(slots['page view'], `<div class="first-view">${PROMOTIONS.view!.html}</div>`)
  assert.equal(slots['page styles'], '<link rel="stylesheet" crossorigin href="/assets/promotions.css">')
  assert.deepEqual(own?.says, { VI: ['Khuyến mãi', 'Miền Bắc'], EN: ['Promotions', '</script>North'] })
})

test('a brand’s own words stand in it', () => {
  const { own } = answered('/promotions', { ...senluna, words: { VI: { 'promo.title': 'Ưu đãi' } } })
  assert.deepEqual(own?.says?.VI, ['Ưu đãi', 'Miền Bắc'])
})

test('no word of it is code of the page', () => {
  const { head } = answered('/promotions')
  assert.equal(head.split('</script>').length, 2)
})

test('an address that asks for a part of the page has no view of another, but its files', () => {
  const { own, slots } = answered('/promotions?type=DAILY')
  assert.deepEqual(own?.files, PROMOTIONS.files)
  assert.equal(own?.says, undefined)
  assert.deepEqual(slots, { 'page styles': '', 'page view': '' })
})

test('a site closed to guests shows nothing of a page before it knows who asks', () => {
  const close = (nodes: readonly (typeof senluna.whitelabel)[number][]): (typeof senluna.whitelabel)[number][] =>
    nodes.map((node) => ({
      ...node,
      enabled: node.enabled || node.modId === 'LOGIN_TO_HOME',
      childrenNodes: close(node.childrenNodes),
    }))
  const { own, slots } = answered('/promotions', { ...senluna, whitelabel: close(senluna.whitelabel) })
  assert.deepEqual(own?.files, PROMOTIONS.files)
  assert.deepEqual(slots, { 'page styles': '', 'page view': '' })
})

test('what lies below a page has its files; what is none has nothing', () => {
  assert.deepEqual(answered('/results/xsmb/2026-11-20').own?.files, RESULTS.files)
  assert.equal(answered('/results/xsmb').own?.path, '/results/xsmb')
  for (const none of ['/promotions/1', '/nothing', '/constructor', '/'])
    assert.deepEqual(answered(none), { own: undefined, head: '', slots: { 'page styles': '', 'page view': '' } }, none)
})

test('before anything is built a page has nothing, and no error', () => {
  const { head } = new FirstPages(join(folder, 'none'), true).of(
    { offeredLanguages: () => ['VI'] },
    { url: '/promotions', brand: senluna },
  )
  assert.equal(head, '')
})
