import react from '@vitejs/plugin-react'
import { keptBigints } from '@senluna/web/build/bigints.ts'
import { compiledMessages } from '@senluna/web/build/messages.ts'
import { precompressed } from '@senluna/web/build/precompressed.ts'
import { defineConfig } from 'vite'
import { brandPage } from './build/brand-page.ts'

/** What the frame of every page is made of; the rest comes with the page that needs it. */
const SHELL =
  /\/(?:contract\/(?!house|live|stage|protection)[\w-]+|kit\/(?!protection|draws|game|patterns)[\w-]+|text\/(?:index|languages|loaders)|web\/client\/(?!live|balance|service-link)[\w-]+|web\/ui\/(?:Button|IconButton|Menu|Modal|Money|RollingMoney|States|Tabs|Toasts|format|toast)|site\/src\/(?:session|boot|brand|App|Pages)|site\/src\/shell\/(?!CategorySheet|PhoneAccount|QuickLogin|PopupNotices|Ending|Footer|Dock|service)[\w-]+|site\/src\/features\/home\/\w+|site\/src\/play\/[\w-]+|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared\/.*))\.(?:ts|tsx|js|mjs)$/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [keptBigints(), react({ compiler: true }), compiledMessages(), brandPage(), precompressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files before the first picture: what every page stands on is two of them.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query)|@lingui\/core|zod)\//,
            },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})
