import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/**
 * What loads code or data of its own by paths, is native, or starts threads stays in node_modules;
 * the rest goes into the program, since a process spends most of its start on finding some 2,700
 * files one by one.
 */
const APART = [
  '@fastify/swagger-ui',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  '@node-rs/argon2',
  'graphile-worker',
  'nodemailer',
  'pg',
  'pino',
  'sharp',
  'svg-captcha',
]

/** A file still finds what lies beside it, wherever the program is. */
const ownPlace = (): Plugin => ({
  name: 'senluna:own-place',
  transform: (code, id) =>
    id.includes('import.meta.url') || !code.includes('import.meta.url')
      ? undefined
      : {
          code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id.split('?')[0] ?? id).href)),
          map: null,
        },
})

/** The server as one program beside a few packages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownPlace()],
  build: { ssr: 'main.ts', outDir: 'dist', emptyOutDir: true, target: 'node24', minify: false },
  ssr: { noExternal: true, external: APART },
})
