import react from '@vitejs/plugin-react'
import { drawnPictures } from '@senluna/games/engine/art-plugin.ts'
import { keptBigints } from '@senluna/web/build/bigints.ts'
import { leanContract } from '@senluna/web/build/lean-contract.ts'
import { leanGames } from '@senluna/web/build/lean-games.ts'
import { compiledMessages } from '@senluna/web/build/messages.ts'
import { precompressed } from '@senluna/web/build/precompressed.ts'
import { defineConfig } from 'vite'
import { brandPage } from './build/brand-page.ts'
import { firstModules } from './build/first-modules.ts'
import { serviceWorker, WORKER_FILE } from './build/service-worker.ts'

const first = firstModules()
const ICON_BASE = /\/lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared\/.*)\.m?js$/

/**
 * What the first page is made of; the rest comes with the page or window that needs it. Texts are
 * files of their own.
 */
const isShell = (id: string): boolean =>
  ICON_BASE.test(id) || (first.has(id) && !/\/text\/[a-z]{2}\/|\/src\/main\.tsx$/.test(id))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    keptBigints(),
    leanContract(),
    leanGames(),
    react({ compiler: true }),
    compiledMessages(),
    // Symbols of a round that is verified.
    drawnPictures(),
    brandPage(),
    serviceWorker(),
    precompressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'src/worker/sw.ts'],
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER_FILE : 'assets/[name]-[hash].js'),
        // Few files before the first picture: what every page stands on is two of them.
        codeSplitting: {
          groups: [
            // What reads by a schema is asked for with the first part that does: messages of the
            // live connection, words of a game's frame. The first page has none to read.
            { name: 'schemas', test: /node_modules\/zod\/|\/contract\/wire\.ts$/, priority: 2 },
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query)|@lingui\/core)\/|\/kit\/money\.ts$/,
              priority: 1,
              tags: ['$initial'],
            },
            { name: 'shell', test: isShell, tags: ['$initial'] },
            // An icon that several pages show: each as a file of its own costs more in answers
            // than in drawings.
            { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 6 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})
