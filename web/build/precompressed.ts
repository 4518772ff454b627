import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Writes a `.br` and a `.gz` beside every built script and style sheet; the server sends whichever
 * the browser takes.
 */
export function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|svg)$/.test(file)) continue
        const path = join(folder, file)
        const plain = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
      }
    },
  }
}
