import { readdir } from 'node:fs/promises'

/** A page that is prefetched for guests who open the site with its address. */
export interface FirstPage {
  path: string
  /** Its lazily loaded modules, by the ends of their paths. */
  modules: readonly string[]
  /** The calls it makes for a guest. */
  calls: readonly string[]
  /** The group of texts it needs besides those of every page: `text/<language>/<group>`. */
  texts?: string
}

const FEATURES = new URL('../src/features/', import.meta.url)
const FILE = 'first-pages.ts'

/** The pages that features have prefetched: what their `first-pages.ts` exports. */
export async function firstPages(): Promise<FirstPage[]> {
  const folders = await readdir(FEATURES, { recursive: true })
  const files = folders.filter((path) => path.split(/[\\/]/).at(-1) === FILE).sort()
  const modules = files.map(async (path): Promise<{ FIRST_PAGES: readonly FirstPage[] }> => {
    const url = new URL(path.replaceAll('\\', '/'), FEATURES)
    return import(url.href)
  })
  return (await Promise.all(modules)).flatMap(({ FIRST_PAGES }) => FIRST_PAGES)
}
