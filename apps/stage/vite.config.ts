import react from '@vitejs/plugin-react'
import { drawnPictures } from '@senluna/games/engine/art-plugin.ts'
import { keptBigints } from '@senluna/web/build/bigints.ts'
import { leanContract } from '@senluna/web/build/lean-contract.ts'
import { leanGames } from '@senluna/web/build/lean-games.ts'
import { compiledMessages } from '@senluna/web/build/messages.ts'
import { precompressed } from '@senluna/web/build/precompressed.ts'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    keptBigints(),
    leanContract(),
    leanGames(),
    react({ compiler: true }),
    drawnPictures(),
    compiledMessages(),
    precompressed(),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the content policy of the play host allows none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What loads the game: it doesn't wait for the engine, which comes beside it.
            { name: 'start', test: /vite[\\/]preload-helper/ },
            { name: 'engine', test: /games[\\/]engine[\\/]canvas/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
})
