import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { BundleFiles } from './bundle-files.ts'
import { firstPages } from './first-page.ts'
import { moduleOf, pageList, preparedPages } from './first-pages.ts'
import { spoken } from './spoken.ts'

const chunk = (fileName: string, module: string, more: object = {}) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  facadeModuleId: `/site${module}`,
  moduleIds: [`/site${module}`],
  imports: [],
  dynamicImports: [],
  ...more,
})
const texts = ['soon', 'later', 'lottery/pages'].flatMap((name) =>
  spoken().map((code) => chunk(`${code}-${name}.js`, `/text/${code.toLowerCase()}/${name}.ts`)),
)
const files = new BundleFiles(
  Object.fromEntries(
    [
      chunk('index.js', '/src/main.tsx', { isEntry: true, imports: ['shell.js'] }),
      chunk('shell.js', '/src/App.tsx'),
      chunk('promos.js', '/src/features/promotions/Promotions.tsx', {
        imports: ['shell.js', 'facts.js'],
        viteMetadata: { importedCss: new Set(['promos.css']) },
      }),
      chunk('facts.js', '/src/features/promotions/PromoFacts.tsx', {
        moduleIds: ['/site/src/features/vip/Vip.tsx', '/site/src/features/promotions/PromoFacts.tsx'],
      }),
      chunk('load.js', '/src/features/lottery/vn/load.ts', { dynamicImports: ['vn.js', 'words.js'] }),
      chunk('vn.js', '/src/features/lottery/vn/VnLottery.tsx'),
      chunk('words.js', '/text/vi/lottery/words.ts'),
      ...texts,
    ].map((file) => [file.fileName, file]),
  ) as unknown as Rolldown.OutputBundle,
)

/** A page's code as its entry asks for it. */
const loads = (code: string) => Object.assign(async () => ({ default: () => null }), { toString: () => code })
const promotions = loads("() => import('./features/promotions/Promotions.tsx')")
const listed = {
  home: { path: '/' },
  promotions: { path: '/promotions', load: promotions },
  shared: { path: '/shared', load: loads("() => import('./features/vip/Vip.tsx')"), says: 'soon' },
  vn: { path: '/vnlottery', load: loads("async () => (await import('./features/lottery/vn/load.ts')).load()") },
  // An engine that doesn't run.
  waiting: { path: '/missions', load: promotions, engine: 'rides' as 'missions' },
  absent: { path: '/slip', absent: true, load: promotions },
} as const

test('a page is answered with what its code brings that isn’t there yet, and the texts of its language', () => {
  const pages = preparedPages(files, [], listed)
  expect(pages['/promotions']?.files).toEqual(['/promos.js', '/facts.js', '/promos.css'])
  expect(pages['/promotions']?.texts.EN).toEqual(['/EN-soon.js', '/EN-later.js'])
  expect(pages['/shared']?.files, 'a module that shares its file').toEqual(['/facts.js'])
  expect(pages['/shared']?.texts.EN, 'one that says less').toEqual(['/EN-soon.js'])
  expect(pages['/vnlottery']?.files, 'a loader brings its page').toEqual(['/load.js', '/vn.js'])
})

test('where the page’s own code doesn’t stand, or nothing is known, nothing is fetched ahead', () => {
  expect(Object.keys(preparedPages(files, [], listed))).toEqual(['/promotions', '/shared', '/vnlottery'])
})

test('what a feature says is added: its calls behind that of every page, its texts, its view with the styles', () => {
  const view = { html: '<h1 data-says="0"></h1>', says: ['promo.title' as const] }
  const said = [
    { path: '/promotions', calls: ['/wps/x'], texts: ['lottery/pages'], view },
    { path: '/', calls: ['/y'] },
  ]
  const pages = preparedPages(files, said, listed)
  expect(pages['/promotions']).toMatchObject({
    calls: ['/wps/system/whitelabel', '/wps/x'],
    view: { ...view, styles: ['/promos.css'] },
  })
  expect(pages['/promotions']?.texts.VI).toContain('/VI-lottery/pages.js')
  expect(pages['/']).toEqual({ files: [], texts: {}, calls: ['/wps/system/whitelabel', '/y'] })
})

test('what a feature says of an address that no page has stops the build, and so does code that isn’t there', () => {
  expect(() => preparedPages(files, [{ path: '/promotion' }], listed)).toThrow('/promotion')
  expect(() => files.of('/src/features/none/None.tsx')).toThrow('None.tsx')
  expect(() => moduleOf({ load: async () => ({ default: () => null }) })).toThrow('import()')
})

test('every page of the site names its module, and every view what it is filled with', async () => {
  const loaders = Object.values(await pageList()).flatMap(({ load }) => load ?? [])
  expect(loaders.length).toBeGreaterThan(25)
  for (const load of loaders) {
    // Here imports are written otherwise than in the list itself.
    const module = /import\w*\(\s*["'`](?:\/apps\/site\/src|\.)(\/[^"'`]+)["'`]/.exec(String(load))?.[1]
    expect(existsSync(new URL(`../src${module}`, import.meta.url)), String(load)).toBe(true)
  }
  for (const { path, calls = [], view } of await firstPages()) {
    if (!view) continue
    const said = [...view.html.matchAll(/data-says="(\d+)"/g)].map(([, place]) => Number(place))
    expect(
      said.toSorted((a, b) => a - b),
      path,
    ).toEqual(view.says.map((_, place) => place))
    // The brand's own call comes before them.
    if (view.pictures) expect(calls[view.pictures.call - 1], path).toBeDefined()
    expect(/data-most/.test(view.html), path).toBe(view.pictures !== undefined)
    expect(/<img (?![^>]*src=)/.test(view.html), path).toBe(view.pictures !== undefined)
  }
})
