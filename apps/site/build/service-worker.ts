import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** Where the worker stands: at the top, so that it may serve every page. */
export const WORKER_FILE = 'sw.js'

/**
 * What the frame is shown with when there is no network, besides what its page loads from the
 * start.
 */
const OFFLINE = '/features/closed/Unreachable.tsx'

/** Tells the service worker the name of its build and the files that the frame stands on. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER_FILE]
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        if (worker.imports.length > 0) throw new Error(`the service worker imports ${worker.imports.join(', ')}`)
        const names = Object.keys(bundle).filter((name) => name !== WORKER_FILE)
        const page = bundle['index.html']
        const build = createHash('sha256')
          .update(names.sort().join('\n'))
          .update(page?.type === 'asset' ? page.source : '')
          .update(worker.code)
          .digest('hex')
          .slice(0, 16)
        const files = JSON.stringify(frameFiles(bundle))
        worker.code = worker.code.replace('__BUILD__', build).replace('__FILES__', () => files.replaceAll("'", "\\'"))
      },
    },
  }
}

/** Scripts and styles of the frame and of its page without a network. */
function frameFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const page = chunks.find((chunk) => chunk.isEntry && chunk.fileName !== WORKER_FILE)
  const offline = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(OFFLINE))
  if (!page || !offline) throw new Error('the page without a network was not built')
  const wanted = new Set<string>()
  const take = (chunk: Rolldown.OutputChunk) => {
    if (wanted.has(chunk.fileName)) return
    wanted.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) take(other)
  }
  for (const chunk of [page, offline]) take(chunk)
  return [...wanted].map((file) => `/${file}`)
}
