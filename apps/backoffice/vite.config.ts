import react from '@vitejs/plugin-react'
import { keptBigints } from '@senluna/web/build/bigints.ts'
import { leanContract } from '@senluna/web/build/lean-contract.ts'
import { leanGames } from '@senluna/web/build/lean-games.ts'
import { compiledMessages } from '@senluna/web/build/messages.ts'
import { defineConfig } from 'vite'
import { brandColours } from './build/brand-colours.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [keptBigints(), leanContract(), leanGames(), react({ compiler: true }), compiledMessages(), brandColours()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the content policy of the desk's host allows none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:query-core|react-query)|@lingui\/core|zod)\//,
            },
          ],
        },
      },
    },
  },
})
