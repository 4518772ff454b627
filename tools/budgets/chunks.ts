import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Script files that a chunk needs before it runs, and those it asks for later. */
interface Imports {
  now: readonly string[]
  later: readonly string[]
}

/** A name of a list of loaders, the script it asks for, and the places of the files with it. */
const LOADER =
  /["'`]?([\w-]+|\.\/[\w./-]+)["'`]?:\(\)=>\w+\(\(\)=>import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)\s*,\s*__vite__mapDeps\(\[([\d,]*)\]/g

/** The files of one built app. */
export class Built {
  readonly #folder: string
  readonly html: string

  constructor(app: string) {
    this.#folder = join(app, 'dist')
    this.html = readFileSync(join(this.#folder, 'index.html'), 'utf8')
  }

  /** Kilobytes of some files as a server sends them: gzip, best level; fonts as they are. */
  kB(names: Iterable<string>): number {
    let bytes = 0
    for (const name of names) {
      const content = readFileSync(join(this.#folder, 'assets', name))
      bytes += name.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
    }
    return bytes / 1000
  }

  /** All files whose name begins like this, its hash aside, with this ending. */
  named(pattern: RegExp): string[] {
    return readdirSync(join(this.#folder, 'assets')).filter((name) => pattern.test(name))
  }

  /** The style sheets that the page itself names. */
  styles(): string[] {
    return [...this.html.matchAll(/href="\/assets\/([^"]+\.css)"/g)].map((match) => match[1]!)
  }

  /**
   * The scripts of the page's own code: its inline script has their names, since it says when they
   * are fetched.
   */
  code(): string[] {
    const names = /"code":\[([^\]]*)\]/.exec(this.html)?.[1] ?? ''
    const files = [...names.matchAll(/"\/assets\/([^"]+\.js)"/g)].map((match) => match[1]!)
    if (files.length === 0) throw new Error('the page names no code of its own')
    return files
  }

  /** These scripts and everything they need before they run. */
  withNeeded(names: readonly string[]): Set<string> {
    const all = new Set<string>()
    const add = (name: string) => {
      if (all.has(name)) return
      all.add(name)
      this.importsOf(name).now.forEach(add)
    }
    names.forEach(add)
    return all
  }

  /**
   * The name by which a list of loaders asks for a file: VI, where it has `VI: () =>
   * import('./page-….js')`.
   */
  askedAs(name: string): string | undefined {
    const asked = new RegExp(`(\\w+):\\(\\)=>[^,]*\\bimport\\s*\\(\\s*["'\`]\\./${name.replaceAll('.', '\\.')}["'\`]`)
    for (const script of this.named(/\.js$/)) {
      const found = asked.exec(readFileSync(join(this.#folder, 'assets', script), 'utf8'))
      if (found) return found[1]
    }
    return undefined
  }

  /**
   * What a list of loaders fetches for each of its names: scripts and styles, the asked one first.
   *
   * `{ wheel: () => import('./client-….js') }`, where the build notes beside each import which
   * files come with it. `script` says which scripts are meant.
   */
  loadedBy(script: RegExp): ReadonlyMap<string, readonly string[]> {
    const loaded = new Map<string, readonly string[]>()
    for (const file of this.named(/\.js$/)) {
      const code = readFileSync(join(this.#folder, 'assets', file), 'utf8')
      const list = /m\.f\|\|\(m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? ''
      const files = [...list.matchAll(/"([^"]+)"/g)].map((match) => basename(match[1]!))
      for (const [, name = '', asked = '', places = ''] of code.matchAll(LOADER)) {
        if (!script.test(asked)) continue
        const needed = places.split(',').flatMap((place) => files[Number(place)] ?? [])
        loaded.set(name, [...new Set([asked, ...needed])])
      }
    }
    return loaded
  }

  importsOf(name: string): Imports {
    const file = join(this.#folder, 'assets', name)
    if (!existsSync(file)) throw new Error(`the build names ${name}, which is not there`)
    const code = readFileSync(file, 'utf8')
    const files = (pattern: RegExp) => [...code.matchAll(pattern)].map((match) => basename(match[1]!))
    return {
      now: files(/(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g),
      later: files(/\bimport\s*\(\s*["'`](\.\/[^"'`]+\.js)["'`]\s*\)/g),
    }
  }
}
