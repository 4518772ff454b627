import { readdir } from 'node:fs/promises'
import type { FirstView } from '@senluna/contract/site/first-page.ts'
import type { TextKey } from '@senluna/text/index.ts'

/** What a page has of it before its own code has come; its code is known from the list of pages. */
export interface FirstPage {
  path: string
  /** The calls it makes for a guest. */
  calls?: readonly string[]
  /** The files of texts it needs besides those of later pages: `text/<language>/<file>.ts`. */
  texts?: readonly string[]
  /** What is looked at first, where it is known without its code. */
  view?: Omit<FirstView, 'styles' | 'says'> & { says: readonly (TextKey | Readonly<Record<string, string>>)[] }
}

const FEATURES = new URL('../src/features/', import.meta.url)
const FILE = 'first-pages.ts'

/** The pages of which features say what comes first: what their `first-pages.ts` exports. */
export async function firstPages(): Promise<FirstPage[]> {
  const folders = await readdir(FEATURES, { recursive: true })
  const files = folders.filter((path) => path.split(/[\\/]/).at(-1) === FILE).sort()
  const modules = files.map(async (path): Promise<{ FIRST_PAGES: readonly FirstPage[] }> => {
    const url = new URL(path.replaceAll('\\', '/'), FEATURES)
    return import(url.href)
  })
  return (await Promise.all(modules)).flatMap(({ FIRST_PAGES }) => FIRST_PAGES)
}
