import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/** Beside the browser itself: its libraries, fonts and software renderer. */
const ARCHIVES = ['al2023', 'fonts', 'swiftshader']

/**
 * The Chromium that comes inside an npm package (linux x64), unpacked into `cache` once; undefined
 * without the package.
 */
export async function packagedBrowser(cache: string) {
  const packed = packedFolder()
  if (!packed) return undefined
  const version = /@(\d[^/]*)$/.exec(packed.name)?.[1] ?? ''
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(packed.folder, folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

function packedFolder(): { folder: string; name: string } | undefined {
  try {
    let at = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))
    // How deep its main file lies differs between releases.
    while (!existsSync(join(at, 'bin', 'chromium.br'))) {
      if (at === dirname(at)) return undefined
      at = dirname(at)
    }
    const { name, version }: Record<string, string> = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))
    return { folder: join(at, 'bin'), name: `${name}@${version}` }
  } catch {
    return undefined
  }
}

async function unpack(from: string, to: string) {
  // Renamed when complete, so that two runs at once do no harm.
  const unfinished = `${to}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const program = join(unfinished, 'chromium')
  writeFileSync(program, await decompress(readFileSync(join(from, 'chromium.br'))))
  chmodSync(program, 0o755)
  for (const name of ARCHIVES) {
    const archive = await decompress(readFileSync(join(from, `${name}.tar.br`)))
    execFileSync('tar', ['-x', '--no-same-owner', '-C', unfinished], { input: archive })
  }
  writeFileSync(join(unfinished, 'fonts.conf'), fontSettings(to))
  try {
    renameSync(unfinished, to)
  } catch (error) {
    if (!existsSync(to)) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
}

// Without a font configuration that it can read, the browser draws no page at all.
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
