import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The chunks of a finished bundle, by their modules. */
export class BundleFiles {
  readonly #chunks: readonly Chunk[]
  readonly #byName: ReadonlyMap<string, Chunk>
  readonly #here: ReadonlySet<Chunk>

  constructor(bundle: Rolldown.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    this.#byName = new Map(this.#chunks.map((chunk) => [chunk.fileName, chunk]))
    this.#here = this.#needed(this.#chunks.filter((chunk) => chunk.isEntry))
  }

  has(module: string): boolean {
    return this.#with(module) !== undefined
  }

  /**
   * What lazily loaded modules bring with them, less what the page has from the start: scripts,
   * then styles. A module `load.ts` brings the page that it loads.
   */
  of(...modules: readonly string[]): string[] {
    const wanted = modules.flatMap((module) => {
      const chunk = this.#with(module)
      if (!chunk) throw new Error(`no file of the bundle has ${module}`)
      return module.endsWith('/load.ts') ? [chunk, ...this.#loadedBy(chunk)] : [chunk]
    })
    const files = [...this.#needed(wanted)].filter((chunk) => !this.#here.has(chunk))
    const styles = files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
    return [...new Set([...files.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`)
  }

  /** The chunk that begins with a module, or that it shares with others. */
  #with(module: string): Chunk | undefined {
    return (
      this.#chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) ??
      this.#chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    )
  }

  #loadedBy(loader: Chunk): Chunk[] {
    return loader.dynamicImports.flatMap((name) => {
      const chunk = this.#byName.get(name)
      return chunk && (chunk.facadeModuleId ?? '').endsWith('.tsx') ? [chunk] : []
    })
  }

  /** Chunks with all that they import. */
  #needed(from: readonly Chunk[]): Set<Chunk> {
    const found = new Set<Chunk>()
    const follow = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return
      found.add(chunk)
      for (const name of chunk.imports) follow(this.#byName.get(name))
    }
    for (const chunk of from) follow(chunk)
    return found
  }
}
